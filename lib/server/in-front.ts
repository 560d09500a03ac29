import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { inOrder, type LastStep, type Step } from './step'

/** Puts these steps in front of Next. Returns a function that gives the server, once it had a connection. */
export function putInFront(steps: readonly Step[]): () => Server | null {
  let server: Server | null = null
  onServer((found) => {
    server = found
    takeOver(found, steps)
  })
  return () => server
}

/** Calls back once with Next's server: its first connection reveals it, or the first request on an earlier one. */
function onServer(found: (server: Server) => void): void {
  const note = (server: unknown) => {
    if (!(server instanceof Server)) return
    unsubscribe('net.server.socket', onSocket)
    unsubscribe('http.server.request.start', onRequest)
    found(server)
  }
  const onSocket = (message: unknown) => note((message as { socket: Socket & { server?: unknown } }).socket.server)
  const onRequest = (message: unknown) => note((message as { server: unknown }).server)
  subscribe('net.server.socket', onSocket)
  subscribe('http.server.request.start', onRequest)
}

/** Takes Next's own listener out and puts it last. */
function takeOver(server: Server, steps: readonly Step[]): void {
  const [next] = server.listeners('request') as LastStep[]
  if (!next) throw new Error('The server has no listener for requests.')
  const listener = inOrder(steps, next)
  server.removeAllListeners('request').on('request', listener)
  // Node would answer an unknown `Expect` and a missing Host by itself, past the steps that count, log and protect.
  server.on('checkExpectation', listener)
  Object.assign(server, { requireHostHeader: false })
  // Without a listener for upgrades Node handles them as plain requests. Next has one for its development tools, and leaves the
  // sockets of all others open forever.
  if (env.NODE_ENV !== 'development') server.removeAllListeners('upgrade')
}
