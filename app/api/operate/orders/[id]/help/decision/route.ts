import { handlers } from '@/lib/http/handlers'
import { decideHelpForOperator } from '@/lib/operate/server/acts'

/** /api/operate/orders/{id}/help/decision. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  decideHelpForOperator: ({ params, body, db, now }) =>
    decideHelpForOperator({ ...body, orderId: params.id }, { db, now }),
})
