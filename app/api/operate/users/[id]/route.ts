import { handlers } from '@/lib/http/handlers'
import { readPerson } from '@/lib/operate/server/people'

/** /api/operate/users/{id}: an account with all that an operator decides by. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getPerson: ({ params, db }) => readPerson(params.id, db.read),
})
