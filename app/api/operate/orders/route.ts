import { handlers } from '@/lib/http/handlers'
import { parseOrderQuery } from '@/lib/operate/rules/order-query'
import { findOrders } from '@/lib/operate/server/find-orders'

/** /api/operate/orders: the orders that fit a line. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  findOrders: ({ query, db }) => findOrders(parseOrderQuery(query.q), { db }),
})
