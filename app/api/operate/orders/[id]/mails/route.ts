import { handlers } from '@/lib/http/handlers'
import { mailForOperator } from '@/lib/operate/server/acts'

/** /api/operate/orders/{id}/mails: sends one of them again. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  mailForOperator: ({ params, body: { mail }, db, now }) =>
    mailForOperator({ orderId: params.id, mailId: mail }, { db, now }),
})
