import { mapRows } from '@/lib/db/paging'
import { handlers } from '@/lib/http/handlers'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'
import { listReviews } from '@/lib/reviews/server/queries'

/** /api/reviews/user: the caller's own reviews, newest first. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listMyReviews: async ({ user, query, db }) =>
    mapRows(await listReviews({ of: { userId: user.id }, ...query }, { db }), reviewToWire),
})
