import type { Instrumentation } from 'next'
import { PATHS } from '@/lib/contract/paths'

/** Runs once when the server starts, before its first request. */
export async function register(): Promise<void> {
  // Next compiles this for its edge runtime too, which has no sockets; nothing runs there.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { register: install } = await import('@/lib/server/register')
  install({
    [PATHS.getSession.path]: await import('./app/api/auth/route'),
    [PATHS.search.path]: await import('./app/api/search/route'),
    [PATHS.suggest.path]: await import('./app/api/search/suggestions/route'),
    [PATHS.createOrder.path]: await import('./app/api/orders/route'),
    [PATHS.getOrder.path]: await import('./app/api/orders/[id]/route'),
    [PATHS.submitOrder.path]: await import('./app/api/orders/[id]/submit/route'),
    [PATHS.moveOrder.path]: await import('./app/api/orders/[id]/stage/route'),
    [PATHS.followEvents.path]: await import('./app/api/events/route'),
    [PATHS.getReturning.path]: await import('./app/api/orders/returning/route'),
  })
}

/** Logs the cause of a failed page or handler; Next shows the user a screen without it. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath, routeType, renderSource },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log }, { REQUEST_ID_HEADER }, { noteError }] = await Promise.all([
    import('@/lib/log'),
    import('@/lib/http/respond'),
    import('@/lib/server/register'),
  ])
  const requestId = request.headers[REQUEST_ID_HEADER]
  noteError(error, { path: request.path, requestId, routeType, renderSource })
  log.error({ err: error, requestId, route: routePath, routeType }, 'failed')
}
