import { handlers } from '@/lib/http/handlers'
import { readBoard } from '@/lib/live/server/read-board'

/** /api/manage/{id}/orders: the board of a restaurant for its staff. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getBoard: async ({ user, params, query, db, now }) =>
    readBoard({ restaurantId: params.id, actorId: user.id, ...query }, { db, now }),
})
