import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { orderToWire } from '@/lib/orders/contract/to-wire'
import { createOrder } from '@/lib/orders/server/create-order'
import { listOrders } from '@/lib/orders/server/list-orders'
import { settleOrders } from '@/lib/orders/server/settle-orders'

/** GET /api/orders: the caller's own orders, newest first. */
export const GET = route(endpoints.listOrders, async ({ user, query, db, now, request }) => {
  await settleOrders({ customerId: user.id }, { db, now })
  const page = await listOrders({ customerId: user.id, ...query }, { db })
  return pageJson(request, page, (rows) => ({ orders: rows.map((order) => orderToWire(order, user.id)) }))
})

/** POST /api/orders: creates an Active order at the prices of the menu. */
export const POST = route(endpoints.createOrder, async ({ user, body, db, now }) => {
  const order = await createOrder({ customer: user, ...body }, { db, now })
  return json(orderToWire(order, user.id), { status: 201 })
})

export const { PUT, PATCH, DELETE } = methodNotAllowed('GET', 'POST')
