import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { processWide } from '@/lib/process-wide'
import type { Step } from './step'

/** The unfinished answers of this process. */
export const openAnswers = processWide('open answers', () => new Set<ServerResponse>())

/** The answers pending on each connection. */
const perSocket = processWide('open answers per socket', () => new WeakMap<Socket, Set<ServerResponse>>())

/** More than any client pipelines: browsers and proxies wait for each answer. */
const MOST_PER_SOCKET = 8

/**
 * Tracks the unfinished answers. Closes a connection that sends too many requests without waiting: all of them are
 * processed at once, and their answers wait in memory for each other.
 */
export const trackAnswer: Step = ({ socket }, response) => {
  const waiting = perSocket.get(socket) ?? answersOn(socket)
  openAnswers.add(response)
  waiting.add(response)
  response.once('close', () => {
    openAnswers.delete(response)
    waiting.delete(response)
  })
  if (waiting.size <= MOST_PER_SOCKET) return false
  // Node has already read the following requests and passes them on: they get no answer either.
  socket.destroy()
  return true
}

/** When a connection closes, Node notifies only the answer in progress; the queued ones would count as open forever. */
function answersOn(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>()
  perSocket.set(socket, waiting)
  const tellTheRest = () => {
    for (const response of waiting) response.emit('close')
  }
  // After Node has notified the first one.
  socket.once('close', () => setImmediate(tellTheRest))
  return waiting
}
