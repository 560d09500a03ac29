import { sessionToWire } from '@/lib/accounts/contract/session-to-wire'
import { listSessions } from '@/lib/accounts/server/list-sessions'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'

/** GET /api/auth/sessions: where the caller is signed in. */
export const GET = route(endpoints.getSessions, async ({ user, sessionId, db, now }) => {
  const sessions = await listSessions(user.id, { db, now })
  return json({ sessions: sessions.map((session) => sessionToWire(session, sessionId)) })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
