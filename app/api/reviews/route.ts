import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'
import { createReview } from '@/lib/reviews/server/create-review'

/** POST /api/reviews: reviews a submitted order of the caller, once. */
export const POST = route(endpoints.createReview, async ({ user, body, db, now }) => {
  return json(reviewToWire(await createReview({ authorId: user.id, ...body }, { db, now })), { status: 201 })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
