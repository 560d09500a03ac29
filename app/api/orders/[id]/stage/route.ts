import { handlers } from '@/lib/http/handlers'
import { moveOrder } from '@/lib/orders/server/stages'

/** /api/orders/{id}/stage: moves an order of the owner's restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  moveOrder: async ({ user, params, body, db, now }) =>
    moveOrder({ orderId: params.id, ownerId: user.id, ...body }, { db, now }),
})
