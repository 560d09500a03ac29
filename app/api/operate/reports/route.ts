import { handlers } from '@/lib/http/handlers'
import { listReports } from '@/lib/reports/server/queries'

/** /api/operate/reports. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getReports: ({ db }) => listReports({ db }),
})
