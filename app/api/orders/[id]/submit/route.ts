import { handlers } from '@/lib/http/handlers'
import { orderToWire } from '@/lib/orders/contract/wire'
import { submitOrder } from '@/lib/orders/server/submit-order'

/** /api/orders/{id}/submit: pays for and submits the caller's own Active order. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  submitOrder: async ({ user, params, body, db, now }) =>
    orderToWire(await submitOrder({ orderId: params.id, customer: user, ...body }, { db, now }), user.id),
})
