import { logOut } from '@/lib/accounts/server/end-sessions'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { requireOwnNavigation } from '@/lib/http/own-navigation'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signOut } from '@/lib/http/sign-in'

/** GET /api/auth/logout: ends the session of this browser on the server, so copies of its cookie end too. */
export const GET = route(endpoints.logOut, async ({ sessionId, request, db }) => {
  requireOwnNavigation(request)
  if (sessionId) await logOut(sessionId, { db })
  return signOut(json({ message: 'User logged out' }))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
