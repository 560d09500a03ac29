import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Hook } from './hook'

/** The answers of this process that are not out yet. */
export const openAnswers = new Set<ServerResponse>()

/** How many of them wait on a connection. */
const perSocket = new WeakMap<Socket, number>()

/** More than any client asks for ahead: browsers and proxies wait for each answer. */
const MOST_PER_SOCKET = 8

/**
 * Keeps track of what is under way. Ends a connection on which too many requests came without waiting for an answer: all of
 * them are worked on at once, and their answers wait in memory for each other.
 */
export const trackAnswer: Hook = ({ request, response, socket }) => {
  openAnswers.add(response)
  const waiting = (perSocket.get(socket) ?? 0) + 1
  perSocket.set(socket, waiting)
  response.once('close', () => {
    openAnswers.delete(response)
    perSocket.set(socket, (perSocket.get(socket) ?? 1) - 1)
  })
  if (waiting <= MOST_PER_SOCKET) return
  socket.destroy()
  // Node has read what follows on it already and hands that over as well: nobody hears the answer, so it is the cheapest one.
  Object.assign(request, { method: 'GET', url: '/api/health/live' })
}
