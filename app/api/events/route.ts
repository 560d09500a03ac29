import { endpoints } from '@/lib/api/endpoints'
import { handlers } from '@/lib/http/handlers'
import { route } from '@/lib/http/route'
import { liveEvents, streamLimit } from '@/lib/live/server/streams'
import { settleOrders } from '@/lib/orders/server/clock'

/** No proxy may buffer events to compress or cache them. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** /api/events: streams the changes of everything that the caller follows. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  followEvents: async ({ user, sessionId, request, db, now }) => {
    const wait = streamLimit.wait(user.id, performance.now())
    // An EventSource would never come back after a refusal; this one ends, and is opened again after the wait.
    if (wait > 0) return new Response(`retry: ${wait}\n\n`, { headers: HEADERS })
    await settleOrders({}, { db, now })
    const body = await liveEvents.open({ userId: user.id, sessionId }, request.signal)
    return new Response(body, { headers: HEADERS })
  },
})

/** HEAD /api/events: the headers alone; Next would open a stream that nobody reads. */
export const HEAD = route(endpoints.followEvents, async () => new Response(null, { headers: HEADERS }))
