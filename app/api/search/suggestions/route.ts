import { handlers } from '@/lib/http/handlers'
import { suggest } from '@/lib/search/server/queries'

/** /api/search/suggestions: what a search that is being typed may mean. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  suggest: ({ query, db }) => suggest(query.q, { db }),
})
