import { handlers } from '@/lib/http/handlers'
import { auditFile } from '@/lib/operate/server/audit'

/** /api/operate/audit/file: the same as CSV. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getAuditFile: async ({ query, db }) =>
    new Response(await auditFile(query, { db }), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
        'Cache-Control': 'private, no-store',
      },
    }),
})
