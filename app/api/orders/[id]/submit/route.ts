import { handlers } from '@/lib/http/handlers'
import { submitOrder } from '@/lib/orders/server/submit-order'

/** /api/orders/{id}/submit: pays for and submits the caller's own Active order. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  submitOrder: async ({ user, params, body, db, now }) =>
    submitOrder({ orderId: params.id, customer: user, ...body }, { db, now }),
})
