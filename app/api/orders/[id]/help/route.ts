import { handlers } from '@/lib/http/handlers'
import { askHelp } from '@/lib/orders/server/help'

/** /api/orders/{id}/help: the customer asks for help with a delivered order. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  askHelp: ({ user, params, body, db, now }) =>
    askHelp({ orderId: params.id, customerId: user.id, ...body }, { db, now }),
})
