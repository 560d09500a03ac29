import { subscribe } from 'node:diagnostics_channel'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { errorBody } from './respond'

const OF_CALLS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const OF_EVERYTHING_ELSE = ['GET', 'HEAD']

/**
 * Refuses methods that nothing here has, before Next sees the request: it answers TRACE with 500, and a POST to any page
 * would reach what reads the payloads of server actions, though there are none. Development needs both.
 */
export function refuseOtherMethods(): void {
  if (env.NODE_ENV === 'development') return
  const guarded = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (guarded.has(server)) return
    guarded.add(server)
    // The channel is told before the listeners are called, so that the first request is guarded as well.
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request').on('request', (request, response) => {
      const allowed = methodsOf(request.url)
      if (!allowed.includes(request.method ?? '')) refuse(response, allowed)
      else for (const listener of listeners) listener.call(server, request, response)
    })
  })
}

function methodsOf(target = '/'): string[] {
  return /^\/api(?:[/?]|$)/.test(target) ? OF_CALLS : OF_EVERYTHING_ELSE
}

function refuse(response: ServerResponse, allowed: string[]): void {
  const headers = {
    Allow: allowed.join(', '),
    // What else was sent is not read.
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  response.writeHead(405, headers).end(JSON.stringify(errorBody('Method not allowed')))
}
