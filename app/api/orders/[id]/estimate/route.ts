import { handlers } from '@/lib/http/handlers'
import { estimateOrder } from '@/lib/orders/server/stages'

/** /api/orders/{id}/estimate: tells the customer when an accepted order arrives. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  estimateOrder: async ({ user, params, body, db, now }) =>
    estimateOrder({ orderId: params.id, actor: user, ...body }, { db, now }),
})
