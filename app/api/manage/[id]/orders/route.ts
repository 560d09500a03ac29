import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { readBoard } from '@/lib/queries/orders/read-board'
import { boardToWire } from '@/lib/serializers/board'
import { settleOrders } from '@/lib/services/orders/settle-orders'

/** GET /api/manage/{id}/orders: the board of the owner's own restaurant. */
export const GET = route(endpoints.getBoard, async ({ user, params, query, db, now }) => {
  await settleOrders({ restaurantId: params.id }, { db, now })
  const board = await readBoard({ restaurantId: params.id, ownerId: user.id, ...query }, { db, now })
  return json(boardToWire(board, user.id, now))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
