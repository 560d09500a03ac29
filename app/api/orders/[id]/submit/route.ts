import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { orderToWire } from '@/lib/orders/contract/to-wire'
import { submitOrder } from '@/lib/orders/server/submit-order'

/** PUT /api/orders/{id}/submit: pays for and submits the caller's own Active order. */
export const PUT = route(endpoints.submitOrder, async ({ user, params, body, db, now }) => {
  const { tipCents, tipPercent, ...choices } = body
  const chosenTip = tipPercent === undefined ? { cents: tipCents ?? 0 } : { percent: tipPercent }
  const order = await submitOrder({ orderId: params.id, customer: user, tip: chosenTip, ...choices }, { db, now })
  return json(orderToWire(order, user.id))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
