import { handlers } from '@/lib/http/handlers'
import { replyToReview } from '@/lib/reviews/server/commands'

/** /api/reviews/{id}/reply: the answer of the restaurant's owner. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  replyToReview: async ({ user, params, body, db, now }) =>
    replyToReview({ reviewId: params.id, actorId: user.id, text: body.text }, { db, now }),
  deleteReply: async ({ user, params, db, now }) => {
    await replyToReview({ reviewId: params.id, actorId: user.id, text: null }, { db, now })
    return { message: 'Reply deleted', id: params.id }
  },
})
