import { userToWire } from '@/lib/accounts/contract/wire'
import { logIn } from '@/lib/accounts/server/credentials'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'

/** /api/auth/login: starts a session for an email or a phone number and its password. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  logIn: async ({ body, request, db, now }) => {
    const { user, proof } = await logIn(body, { db, now })
    return signIn({ user, proof, request }, json(userToWire(user)), { now })
  },
})
