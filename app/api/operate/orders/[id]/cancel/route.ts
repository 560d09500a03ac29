import { handlers } from '@/lib/http/handlers'
import { cancelForOperator } from '@/lib/operate/server/acts'

/** /api/operate/orders/{id}/cancel. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  cancelForOperator: ({ params, body, db, now }) => cancelForOperator({ ...body, orderId: params.id }, { db, now }),
})
