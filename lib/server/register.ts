import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { logConsole } from './console'
import type { FrontCalls } from './front-calls'
import { stopOnSignals } from './graceful-stop'
import { followClockEveryFewSeconds, keepHouseEveryHour, sendMails } from './periodic-work'
import { makeTargetReadable } from './readable-target'
import { serve } from './serve'
import { cutOffSlowReaders } from './slow-readers'
import { noteSocketAddress } from './socket-address'

/** Starts the work of the process. Runs once, before its first request. `calls` are answered without Next. */
export function register(calls: FrontCalls): void {
  followClockEveryFewSeconds()
  sendMails()
  if (env.NODE_ENV === 'development') {
    prepareRequestsOfNext()
    return
  }
  logConsole()
  keepHouseEveryHour()
  cutOffSlowReaders()
  let server: Server | null = null
  onServer((found) => {
    server = found
    serve(found, calls)
  })
  stopOnSignals(() => server)
}

/** In development Next has its own server, whose tools post, upgrade and print. */
function prepareRequestsOfNext(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    for (const step of [makeTargetReadable, noteSocketAddress]) step(request, response)
  })
}

/** Calls back once with Next's server, before its first request: its first connection reveals it, or a request on an earlier one. */
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
