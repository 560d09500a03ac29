import { handlers } from '@/lib/http/handlers'
import { createOrder } from '@/lib/orders/server/create-order'
import { listOrders } from '@/lib/orders/server/queries'

/** /api/orders: the caller's own orders, newest first; creating an Active order at the prices of the menu. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listOrders: async ({ user, query, db }) => listOrders({ customerId: user.id, ...query }, { db }),
  createOrder: async ({ user, body, db, now }) => createOrder({ customer: user, ...body }, { db, now }),
})
