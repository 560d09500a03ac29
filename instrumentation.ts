import type { Instrumentation } from 'next'

/** Runs once when the server starts, before its first request. */
export async function register(): Promise<void> {
  // Next compiles this for its edge runtime too, which has no sockets; nothing here runs in it.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const server = await import('@/lib/server/register')
  server.register()
}

/** Logs what broke a page or a handler; Next shows the person a screen without its cause. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log }, { REQUEST_ID_HEADER }] = await Promise.all([import('@/lib/log'), import('@/lib/http/request-id')])
  log.error({ err: error, requestId: request.headers[REQUEST_ID_HEADER], route: routePath, routeType }, 'failed')
}
