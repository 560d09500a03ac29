import { randomUUID } from 'node:crypto'
import { endpoints } from '@/lib/api/endpoints'
import { countError } from '@/lib/db/error-counts'
import { REQUEST_ID_HEADER } from '@/lib/http/respond'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import { API_METHODS } from './plain-methods'
import { ASSET, routeName } from './route-name'
import type { Step } from './step'

/** The status counted when the client left before the answer. */
const CLIENT_CLOSED = 499

const STREAM = endpoints.followEvents.path

/** Frequent requests, logged only at the debug level. */
const isRoutine = (route: string) => route === ASSET || route === '/api/metrics' || route.startsWith('/api/health')

/** Gives each request an id, and counts and logs it at its end: neither pages nor handlers see both ends. */
export const observe: Step = (request, response) => {
  const started = performance.now()
  // Always made here: a client's own value must not get into the log.
  const requestId = randomUUID()
  request.headers[REQUEST_ID_HEADER] = requestId
  response.setHeader('X-Request-Id', requestId)
  const route = routeName(pathnameOf(request.url))
  const method = API_METHODS.has(request.method ?? '') ? `${request.method}` : 'other'
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED
    const milliseconds = performance.now() - started
    // A stream stays open for hours; a separate gauge counts open streams.
    if (route !== STREAM) metrics.requests.observe({ method, route, status }, milliseconds / 1000)
    // Next reports the failures of screens itself, whose answers may have begun (`noteError`).
    if (status >= 500 && route.startsWith('/api') && !isRoutine(route)) countError(route)
    const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }
    if (isRoutine(route)) log.debug(line, 'request')
    else log.info(line, 'request')
  })
}

export function pathnameOf(target = '/'): string {
  return target.split('?', 1)[0] ?? '/'
}
