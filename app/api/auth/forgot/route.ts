import { forgotPassword } from '@/lib/accounts/server/recovery'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/forgot: sends a link for a new password, if the email has an account. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  forgotPassword: async ({ body, db, now }) => {
    await forgotPassword(body, { db, now })
    return { message: 'If this email has an account, a link is on its way.' }
  },
})
