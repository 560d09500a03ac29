import { handlers } from '@/lib/http/handlers'
import { answerHiding } from '@/lib/reports/server/commands'

/** /api/reviews/{id}/hidden/answer. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  answerHiddenReview: ({ user, params, body, db, now }) =>
    answerHiding({ userId: user.id, thing: { kind: 'review', id: params.id }, text: body.text }, { db, now }),
})
