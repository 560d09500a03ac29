import { handlers } from '@/lib/http/handlers'
import { auditFile } from '@/lib/operate/server/audit'

/** /api/operate/audit.csv. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getAuditFile: ({ query, db }) => auditFile(query, { db }),
})
