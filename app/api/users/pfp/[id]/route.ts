import { updatePicture } from '@/lib/accounts/server/update-picture'
import { handlers } from '@/lib/http/handlers'

/** /api/users/pfp/{id}: changes the caller's own profile together with its picture. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updatePicture: async ({ user, sessionId, body, db, now }) =>
    updatePicture({ actor: user, sessionId, change: body }, { db, now }),
})
