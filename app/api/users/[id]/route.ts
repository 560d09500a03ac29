import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { userToWire } from '@/lib/serializers/user'
import { updateProfile } from '@/lib/services/users/update-profile'

/** PUT /api/users/{id}: changes the caller's own profile. */
export const PUT = route(endpoints.updateProfile, async ({ user, params, body, db }) => {
  return json(userToWire(await updateProfile({ actor: user, userId: params.id, change: body }, { db })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
