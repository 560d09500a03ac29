import { mapRows } from '@/lib/db/paging'
import { handlers } from '@/lib/http/handlers'
import { orderToWire } from '@/lib/orders/contract/wire'
import { settleOrders } from '@/lib/orders/server/clock'
import { createOrder } from '@/lib/orders/server/create-order'
import { listOrders } from '@/lib/orders/server/queries'

/** /api/orders: the caller's own orders, newest first; creating an Active order at the prices of the menu. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listOrders: async ({ user, query, db, now }) => {
    await settleOrders({ customerId: user.id }, { db, now })
    return mapRows(await listOrders({ customerId: user.id, ...query }, { db }), (order) => orderToWire(order, user.id))
  },
  createOrder: async ({ user, body, db, now }) =>
    orderToWire(await createOrder({ customer: user, ...body }, { db, now }), user.id),
})
