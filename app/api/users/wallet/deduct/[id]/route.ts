import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { userToWire } from '@/lib/serializers/user'
import { deductFunds } from '@/lib/services/wallet/move-funds'

/** PUT /api/users/wallet/deduct/{id}: takes from the caller's own wallet. */
export const PUT = route(endpoints.deductFunds, async ({ user, params, body, db, now }) => {
  return json(userToWire(await deductFunds({ actor: user, userId: params.id, ...body }, { db, now })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
