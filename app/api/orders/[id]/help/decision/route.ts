import { handlers } from '@/lib/http/handlers'
import { decideHelp } from '@/lib/orders/server/help'

/** /api/orders/{id}/help/decision: the restaurant's owner answers a request for help. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  decideHelp: ({ user, params, body, db, now }) =>
    decideHelp({ orderId: params.id, ownerId: user.id, ...body }, { db, now }),
})
