import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { boardToWire } from '@/lib/live/contract/to-wire'
import { readBoard } from '@/lib/live/server/read-board'
import { settleOrders } from '@/lib/orders/server/settle-orders'

/** GET /api/manage/{id}/orders: the board of the owner's own restaurant. */
export const GET = route(endpoints.getBoard, async ({ user, params, query, db, now }) => {
  await settleOrders({ restaurantId: params.id }, { db, now })
  const board = await readBoard({ restaurantId: params.id, ownerId: user.id, ...query }, { db, now })
  return json(boardToWire(board, user.id, now))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
