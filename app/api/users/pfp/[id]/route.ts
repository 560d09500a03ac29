import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { updatePicture } from '@/lib/accounts/server/update-picture'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'

/** PUT /api/users/pfp/{id}: changes the caller's own profile together with its picture. */
export const PUT = route(endpoints.updatePicture, async ({ user, params, body, db, now }) => {
  return json(userToWire(await updatePicture({ actor: user, userId: params.id, change: body }, { db, now })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
