import { handlers } from '@/lib/http/handlers'
import { readBoard } from '@/lib/live/server/read-board'

/** /api/manage/{id}/orders: the board of the owner's own restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getBoard: async ({ user, params, query, db, now }) =>
    readBoard({ restaurantId: params.id, ownerId: user.id, ...query }, { db, now }),
})
