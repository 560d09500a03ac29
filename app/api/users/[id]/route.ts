import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { updateProfile } from '@/lib/accounts/server/update-profile'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'

/** PUT /api/users/{id}: changes the caller's own profile. */
export const PUT = route(endpoints.updateProfile, async ({ user, params, body, db }) => {
  return json(userToWire(await updateProfile({ actor: user, userId: params.id, change: body }, { db })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
