import { handlers } from '@/lib/http/handlers'
import { signPersonOut } from '@/lib/operate/server/people'

/** /api/operate/users/{id}/sessions: signs a person out everywhere. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  signPersonOut: ({ params, body, db, now }) => signPersonOut({ ...body, userId: params.id }, { db, now }),
})
