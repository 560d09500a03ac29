import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { addFunds } from '@/lib/wallet/server/move-funds'

/** PUT /api/users/wallet/{id}: adds to the caller's own wallet. */
export const PUT = route(endpoints.addFunds, async ({ user, params, body, db, now }) => {
  return json(userToWire(await addFunds({ actor: user, userId: params.id, ...body }, { db, now })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
