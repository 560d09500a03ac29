import { credentialField } from '@/lib/accounts/contract/schemas'
import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { logIn } from '@/lib/accounts/server/log-in'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signIn } from '@/lib/http/sign-in'

/** POST /api/auth/login: starts a session for an email or a phone number and its password. */
export const POST = route(endpoints.logIn, async ({ body, request, db, now }) => {
  const { password, email, phoneNumber, credential } = body
  const contact = email ? { email } : phoneNumber ? { phoneNumber } : credentialField.parse(credential)
  const user = await logIn({ contact, password }, { db, now })
  return signIn({ userId: user.id, request }, json(userToWire(user)), { db, now })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
