import { sessionToWire } from '@/lib/accounts/contract/wire'
import { listSessions } from '@/lib/accounts/server/sessions'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/sessions: where the caller is signed in. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getSessions: async ({ user, sessionId, db, now }) => {
    const sessions = await listSessions(user.id, { db, now })
    return { sessions: sessions.map((session) => sessionToWire(session, sessionId)) }
  },
})
