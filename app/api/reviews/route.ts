import { handlers } from '@/lib/http/handlers'
import { createReview } from '@/lib/reviews/server/commands'

/** /api/reviews: reviews a submitted order of the caller, once. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  createReview: async ({ user, body, db, now }) => createReview({ authorId: user.id, ...body }, { db, now }),
})
