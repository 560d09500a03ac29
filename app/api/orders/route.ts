import { handlers } from '@/lib/http/handlers'
import { settleOrders } from '@/lib/orders/server/clock'
import { createOrder } from '@/lib/orders/server/create-order'
import { listOrders } from '@/lib/orders/server/queries'

/** /api/orders: the caller's own orders, newest first; creating an Active order at the prices of the menu. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listOrders: async ({ user, query, db, now }) => {
    await settleOrders({ customerId: user.id }, { db, now })
    return listOrders({ customerId: user.id, ...query }, { db })
  },
  createOrder: async ({ user, body, db, now }) => createOrder({ customer: user, ...body }, { db, now }),
})
