import { verifyEmail } from '@/lib/accounts/server/recovery'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/verify: verifies an email by a mailed link. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  verifyEmail: async ({ body, db, now }) => {
    await verifyEmail(body, { db, now })
    return { message: 'Your email is verified.' }
  },
})
