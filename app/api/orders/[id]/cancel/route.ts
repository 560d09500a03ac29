import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { orderToWire } from '@/lib/orders/contract/to-wire'
import { cancelOrder } from '@/lib/orders/server/cancel-order'

/** PUT /api/orders/{id}/cancel: cancels an order for its customer, or with a reason for its restaurant's owner, with a refund. */
export const PUT = route(endpoints.cancelOrder, async ({ user, params, body, db, now }) => {
  const order = await cancelOrder({ orderId: params.id, actorId: user.id, ...body }, { db, now })
  return json(orderToWire(order, user.id))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
