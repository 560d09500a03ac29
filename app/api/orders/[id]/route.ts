import { handlers } from '@/lib/http/handlers'
import { findOrder } from '@/lib/orders/server/queries'

/** /api/orders/{id}: an order, for its customer or its restaurant's owner; 404 for anyone else. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getOrder: async ({ user, params, db }) => findOrder({ orderId: params.id, viewerId: user.id }, { db }),
})
