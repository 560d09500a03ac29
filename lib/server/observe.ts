import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@/lib/http/request-id'
import { log } from '@/lib/log'
import type { Hook } from './hook'
import { metrics } from './metrics'
import { ASSET, routeName } from './route-name'

/** The status that is counted when the caller went away before the answer. */
const CLIENT_CLOSED = 499

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Asked for all the time and of interest only when something is searched for. */
const isRoutine = (route: string) => route === ASSET || route === '/api/metrics' || route.startsWith('/api/health')

/**
 * Gives a request an id, counts it and logs it once its answer is out or given up: pages, calls and pictures alike, since
 * neither pages nor handlers see both the request and its end.
 */
export const observe: Hook = ({ request, response }) => {
  const started = performance.now()
  // Made here, never taken over: what a caller sends must not get into the log.
  const requestId = randomUUID()
  request.headers[REQUEST_ID_HEADER] = requestId
  response.setHeader('X-Request-Id', requestId)
  const route = routeName(pathnameOf(request.url))
  const method = METHODS.has(request.method ?? '') ? `${request.method}` : 'other'
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED
    const milliseconds = performance.now() - started
    metrics.requests.observe({ method, route, status }, milliseconds / 1000)
    const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }
    if (isRoutine(route)) log.debug(line, 'request')
    else log.info(line, 'request')
  })
}

function pathnameOf(target = '/'): string {
  return target.split('?', 1)[0] ?? '/'
}
