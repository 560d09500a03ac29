import { handlers } from '@/lib/http/handlers'
import { csv } from '@/lib/http/respond'
import { statementCsv } from '@/lib/insight/contract/wire'
import { readStatement } from '@/lib/insight/server/queries'

/** /api/manage/{id}/statement: what the owner's own restaurant sold on each day of a month, as JSON or as a file. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getStatement: async ({ user, params, query, request, db }) => {
    const statement = await readStatement({ restaurantId: params.id, actorId: user.id, ...query }, { db })
    if (!request.headers.get('accept')?.includes('text/csv')) return statement
    return csv(statementCsv(statement), `statement-${statement.month}.csv`)
  },
})
