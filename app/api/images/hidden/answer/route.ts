import { handlers } from '@/lib/http/handlers'
import { answerHiding } from '@/lib/reports/server/commands'

/** /api/images/hidden/answer. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  answerHiddenPicture: ({ user, body, db, now }) =>
    answerHiding({ userId: user.id, thing: { kind: 'picture', id: body.hash }, text: body.text }, { db, now }),
})
