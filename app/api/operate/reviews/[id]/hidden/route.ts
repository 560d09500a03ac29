import { handlers } from '@/lib/http/handlers'
import { setHidden } from '@/lib/reports/server/acts'

/** /api/operate/reviews/{id}/hidden. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  hideReview: ({ params, body, db, now }) =>
    setHidden({ thing: { kind: 'review', id: params.id }, hidden: true, ...body }, { db, now }),
  restoreReview: ({ params, body, db, now }) =>
    setHidden({ thing: { kind: 'review', id: params.id }, hidden: false, ...body }, { db, now }),
})
