import { endSession } from '@/lib/accounts/server/end-sessions'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signOut } from '@/lib/http/sign-in'

/** DELETE /api/auth/sessions/{id}: ends one session of the caller; the one of this browser is a logout. */
export const DELETE = route(endpoints.endSession, async ({ user, sessionId, params, db }) => {
  await endSession({ sessionId: params.id, userId: user.id }, { db })
  const answer = json({ message: 'Session ended', id: params.id })
  return params.id === sessionId ? signOut(answer) : answer
})

export const { GET, POST, PUT, PATCH } = methodNotAllowed('DELETE')
