import { handlers } from '@/lib/http/handlers'
import { readBoard } from '@/lib/live/server/read-board'
import { settleOrders } from '@/lib/orders/server/clock'

/** /api/manage/{id}/orders: the board of the owner's own restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getBoard: async ({ user, params, query, db, now }) => {
    await settleOrders({ restaurantId: params.id }, { db, now })
    return readBoard({ restaurantId: params.id, ownerId: user.id, ...query }, { db, now })
  },
})
