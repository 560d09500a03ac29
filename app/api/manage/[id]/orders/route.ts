import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { readBoard } from '@/lib/queries/orders/read-board'
import { boardOrderToWire, boardRestaurantToWire } from '@/lib/serializers/board'
import { settleOrders } from '@/lib/services/orders/settle-orders'

/** GET /api/manage/{id}/orders: the board of the owner's own restaurant. */
export const GET = route(endpoints.getBoard, async ({ user, params, query, db, now }) => {
  await settleOrders({ restaurantId: params.id }, { db, now })
  const { restaurant, orders } = await readBoard({ restaurantId: params.id, ownerId: user.id, ...query }, { db, now })
  return json({
    orders: orders.map((order) => boardOrderToWire(order, user.id, now)),
    restaurant: boardRestaurantToWire(restaurant),
    now: now.toISOString(),
  })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
