import { confirmPassword } from '@/lib/accounts/server/enter-code'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/password: an operator gives the password again, before an act on money. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  confirmPassword: async ({ user, sessionId, body: { password }, db, now }) => {
    await confirmPassword({ userId: user.id, sessionId, password }, { db, now })
    return { message: 'Thank you.' }
  },
})
