import { handlers } from '@/lib/http/handlers'
import { liftPerson, suspendPerson } from '@/lib/operate/server/people'

/** /api/operate/users/{id}/suspension: keeps a person out, and lets the person back in. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  suspendPerson: ({ params, body, db, now }) => suspendPerson({ ...body, userId: params.id }, { db, now }),
  liftPerson: ({ params, body, db, now }) => liftPerson({ ...body, userId: params.id }, { db, now }),
})
