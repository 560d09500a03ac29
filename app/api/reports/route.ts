import { handlers } from '@/lib/http/handlers'
import { report } from '@/lib/reports/server/commands'

/** /api/reports: tells the operators about a review, a picture or a restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  report: ({ user, body, db, now }) => report({ userId: user.id, ...body }, { db, now }),
})
