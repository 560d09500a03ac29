import { endSession } from '@/lib/accounts/server/sessions'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signOut } from '@/lib/http/sign-in'

/** /api/auth/sessions/{id}: ends one session of the caller; the one of this browser is a logout. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  endSession: async ({ user, sessionId, params, db }) => {
    await endSession({ sessionId: params.id, userId: user.id }, { db })
    const answer = json({ message: 'Session ended', id: params.id })
    return params.id === sessionId ? signOut(answer) : answer
  },
})
