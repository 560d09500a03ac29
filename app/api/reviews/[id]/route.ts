import { handlers } from '@/lib/http/handlers'
import { deleteReview, updateReview } from '@/lib/reviews/server/commands'

/** /api/reviews/{id}: changes or deletes the caller's own review. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateReview: async ({ user, params, body, db, now }) =>
    updateReview({ reviewId: params.id, actorId: user.id, ...body }, { db, now }),
  deleteReview: async ({ user, params, db }) => {
    await deleteReview({ reviewId: params.id, actorId: user.id }, { db })
    return { message: 'Review deleted', id: params.id }
  },
})
