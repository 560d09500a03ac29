import { logOut } from '@/lib/accounts/server/sessions'
import { requireOwnNavigation } from '@/lib/http/anti-forgery'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signOut } from '@/lib/http/sign-in'

/** /api/auth/logout: ends the session of this browser on the server, so copies of its cookie end too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  logOut: async ({ sessionId, request, db }) => {
    requireOwnNavigation(request)
    if (sessionId) await logOut(sessionId, { db })
    return signOut(json({ message: 'User logged out' }))
  },
})
