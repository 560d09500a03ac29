import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { errorBody, json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'

/** GET /api/auth: restores the session; without one the answer has errors, which callers ignore. */
export const GET = route(endpoints.getSession, async ({ user }) => {
  if (!user) return json(errorBody('Unauthorized', { message: 'Unauthorized' }))
  return json(userToWire(user))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
