import { resetPassword } from '@/lib/accounts/server/recovery'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/reset: sets a new password by a mailed link. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  resetPassword: async ({ body, db, now }) => {
    await resetPassword(body, { db, now })
    return { message: 'Your new password is set.' }
  },
})
