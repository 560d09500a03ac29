import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { inOrder, type LastStep, type Step } from './step'

/** Puts these steps in front of Next. The returned function gives the server, or null before its first connection. */
export function putInFront(steps: readonly Step[]): () => Server | null {
  let server: Server | null = null
  onServer((found) => {
    server = found
    takeOver(found, steps)
  })
  return () => server
}

/** Calls back once with Next's server, found through its first connection or the first request on an earlier one. */
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

/** Removes Next's own listener and runs it as the last step. */
function takeOver(server: Server, steps: readonly Step[]): void {
  const [next] = server.listeners('request') as LastStep[]
  if (!next) throw new Error('The server has no listener for requests.')
  const listener = inOrder(steps, next)
  server.removeAllListeners('request').on('request', listener)
  // Node would answer an unknown `Expect` and a missing Host by itself, skipping the steps that count, log and protect.
  server.on('checkExpectation', listener)
  Object.assign(server, { requireHostHeader: false })
  // Without an upgrade listener Node handles upgrades as plain requests. Next has one for its development tools, which
  // leaves all other sockets open forever.
  if (env.NODE_ENV !== 'development') server.removeAllListeners('upgrade')
}
