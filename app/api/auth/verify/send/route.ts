import { sendVerification } from '@/lib/accounts/server/recovery'
import { handlers } from '@/lib/http/handlers'

/** /api/auth/verify/send: sends the link that verifies the caller's email. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  sendVerification: async ({ user, db, now }) => {
    await sendVerification({ user }, { db, now })
    return { message: 'A link is on its way.' }
  },
})
