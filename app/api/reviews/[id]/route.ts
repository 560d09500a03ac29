import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'
import { deleteReview } from '@/lib/reviews/server/delete-review'
import { updateReview } from '@/lib/reviews/server/update-review'

/** PUT /api/reviews/{id}: changes the caller's own review. */
export const PUT = route(endpoints.updateReview, async ({ user, params, body, db, now }) => {
  return json(reviewToWire(await updateReview({ reviewId: params.id, actorId: user.id, ...body }, { db, now })))
})

/** DELETE /api/reviews/{id}: deletes the caller's own review. */
export const DELETE = route(endpoints.deleteReview, async ({ user, params, db }) => {
  await deleteReview({ reviewId: params.id, actorId: user.id }, { db })
  return json({ message: 'Review deleted', id: params.id })
})

export const { GET, POST, PATCH } = methodNotAllowed('PUT', 'DELETE')
