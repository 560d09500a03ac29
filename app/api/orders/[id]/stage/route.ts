import { handlers } from '@/lib/http/handlers'
import { moveOrder } from '@/lib/orders/server/stages'

/** /api/orders/{id}/stage: moves an order for its restaurant's kitchen. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  moveOrder: async ({ user, params, body, db, now }) =>
    moveOrder({ orderId: params.id, actor: user, ...body }, { db, now }),
})
