import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Hook } from './hook'

/** The answers of this process that are not out yet. */
export const openAnswers = new Set<ServerResponse>()

/** Those of them that wait on a connection. */
const perSocket = new WeakMap<Socket, Set<ServerResponse>>()

/** More than any client asks for ahead: browsers and proxies wait for each answer. */
const MOST_PER_SOCKET = 8

/**
 * Keeps track of what is under way. Ends a connection on which too many requests came without waiting for an answer: all of
 * them are worked on at once, and their answers wait in memory for each other.
 */
export const trackAnswer: Hook = ({ request, response, socket }) => {
  const waiting = perSocket.get(socket) ?? answersOn(socket)
  openAnswers.add(response)
  waiting.add(response)
  response.once('close', () => {
    openAnswers.delete(response)
    waiting.delete(response)
  })
  if (waiting.size <= MOST_PER_SOCKET) return
  socket.destroy()
  // Node has read what follows on it already and hands that over as well: nobody hears the answer, so it is the cheapest one.
  Object.assign(request, { method: 'GET', url: '/api/health/live' })
}

/**
 * When a connection closes, Node tells the answer whose turn it was, but none of those that wait behind it. They would count
 * as open forever.
 */
function answersOn(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>()
  perSocket.set(socket, waiting)
  const tellTheRest = () => {
    for (const response of waiting) response.emit('close')
  }
  // Once Node has told the one.
  socket.once('close', () => setImmediate(tellTheRest))
  return waiting
}
