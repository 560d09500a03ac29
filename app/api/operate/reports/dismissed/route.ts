import { handlers } from '@/lib/http/handlers'
import { dismissReports } from '@/lib/reports/server/acts'

/** /api/operate/reports/dismissed. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  dismissReports: ({ body, db, now }) => dismissReports(body, { db, now }),
})
