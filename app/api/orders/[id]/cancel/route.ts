import { handlers } from '@/lib/http/handlers'
import { cancelOrder } from '@/lib/orders/server/cancel-order'

/** /api/orders/{id}/cancel: cancels and refunds an order, for its customer, or with a reason for the owner. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  cancelOrder: async ({ user, params, body, db, now }) =>
    cancelOrder({ orderId: params.id, actor: user, ...body }, { db, now }),
})
