import { updateProfile } from '@/lib/accounts/server/profile'
import { handlers } from '@/lib/http/handlers'

/** /api/users/{id}: changes the caller's own profile. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateProfile: async ({ user, params, body, db, now }) =>
    updateProfile({ actor: user, userId: params.id, change: body }, { db, now }),
})
