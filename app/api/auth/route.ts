import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { errorBody, json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { userToWire } from '@/lib/serializers/user'

/** GET /api/auth: restores the session; without one the answer has errors, which callers ignore. */
export const GET = route(endpoints.getSession, async ({ user }) => {
  if (!user) return json(errorBody('Unauthorized', { message: 'Unauthorized' }))
  return json(userToWire(user))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
