import { handlers } from '@/lib/http/handlers'
import { readInsight } from '@/lib/insight/server/queries'

/** /api/manage/{id}/insight: what the owner's own restaurant sold within a period. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getInsight: async ({ user, params, query, db, now }) =>
    readInsight({ restaurantId: params.id, actorId: user.id, ...query }, { db, now }),
})
