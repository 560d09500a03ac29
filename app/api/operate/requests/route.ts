import { handlers } from '@/lib/http/handlers'
import { listRequests } from '@/lib/operate/server/requests'

/** /api/operate/requests. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getRequests: ({ db, now }) => listRequests({ db, now }),
})
