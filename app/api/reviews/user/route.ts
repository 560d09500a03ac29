import { handlers } from '@/lib/http/handlers'
import { listOwnReviews } from '@/lib/reviews/server/queries'

/** /api/reviews/user: the caller's own reviews, newest first. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listMyReviews: async ({ user, query, db }) => listOwnReviews({ userId: user.id, ...query }, { db }),
})
