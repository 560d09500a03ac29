import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'
import { listReviews } from '@/lib/reviews/server/list-reviews'

/** GET /api/reviews/user: the caller's own reviews, newest first. */
export const GET = route(endpoints.listMyReviews, async ({ user, query, db, request }) => {
  const page = await listReviews({ of: { userId: user.id }, ...query }, { db })
  return pageJson(request, page, (rows) => rows.map(reviewToWire))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
