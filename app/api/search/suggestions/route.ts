import { handlers } from '@/lib/http/handlers'
import { suggest } from '@/lib/search/server/queries'

/** /api/search/suggestions: suggestions for a search that is being typed. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  suggest: ({ query, db }) => suggest(query.q, { db }),
})
