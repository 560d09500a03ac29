import { changePassword } from '@/lib/accounts/server/recovery'
import { handlers } from '@/lib/http/handlers'

/** /api/users/password/{id}: changes the caller's own password. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  changePassword: async ({ user, sessionId, body, db, now }) => {
    await changePassword({ userId: user.id, sessionId, ...body }, { db, now })
    return { message: 'Your password was changed.' }
  },
})
