import { handlers } from '@/lib/http/handlers'
import { refundForOperator } from '@/lib/operate/server/acts'

/** /api/operate/orders/{id}/refunds. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  refundForOperator: ({ params, body, db, now }) => refundForOperator({ ...body, orderId: params.id }, { db, now }),
})
