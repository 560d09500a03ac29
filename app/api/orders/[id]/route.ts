import { endpoints } from '@/lib/api/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { orderToWire } from '@/lib/orders/contract/to-wire'
import { findOrder } from '@/lib/orders/server/find-order'
import { settleOrders } from '@/lib/orders/server/settle-orders'

/** GET /api/orders/{id}: an order, for its customer or its restaurant's owner; 404 for anyone else. */
export const GET = route(endpoints.getOrder, async ({ user, params, db, now }) => {
  await settleOrders({ id: params.id }, { db, now })
  const order = await findOrder({ orderId: params.id, viewerId: user.id }, { db })
  if (!order) throw new AppError('not_found', 'Order not found')
  return json(orderToWire(order, user.id))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
