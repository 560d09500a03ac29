import { api } from '@/lib/contracts/operations'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { route } from '@/lib/http/route'
import { signOut } from '@/lib/http/sign-in'

/** GET /api/auth/logout: ends the session of this browser, unless another site sent the browser here. */
export const GET = route(api.logOut, async ({ request }) => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new AppError('forbidden', 'Requests from another site are refused.')
  }
  return signOut('User logged out')
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
