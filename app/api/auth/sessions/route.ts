import { listSessions } from '@/lib/accounts/server/sessions'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/sessions: where the caller is signed in. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getSessions: async ({ user, sessionId, db, now }) => {
    return { sessions: await listSessions({ userId: user.id, currentId: sessionId }, { db, now }) }
  },
})
