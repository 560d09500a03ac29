import { handlers } from '@/lib/http/handlers'
import { browseAudit } from '@/lib/operate/server/audit'

/** /api/operate/audit: what operators did. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getAudit: ({ query, db }) => browseAudit(query, { db }),
})
