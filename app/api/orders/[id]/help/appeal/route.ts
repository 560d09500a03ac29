import { handlers } from '@/lib/http/handlers'
import { appealHelp } from '@/lib/orders/server/help'

/** /api/orders/{id}/help/appeal: the customer asks Plateful after the owner's answer. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  appealHelp: ({ user, params, body, db, now }) =>
    appealHelp({ orderId: params.id, customerId: user.id, ...body }, { db, now }),
})
