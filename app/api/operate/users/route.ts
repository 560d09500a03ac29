import { handlers } from '@/lib/http/handlers'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findPeople } from '@/lib/operate/server/people'

/** /api/operate/users: the accounts that fit a line. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  findPeople: ({ query, db }) => findPeople(parseFindQuery(query.q), { db }),
})
