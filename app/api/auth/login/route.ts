import { userToWire } from '@/lib/accounts/contract/wire'
import { logIn } from '@/lib/accounts/server/credentials'
import { clientAddress } from '@/lib/http/client-address'
import { handlers } from '@/lib/http/handlers'
import { hasLoggedInBefore, setDeviceCookie } from '@/lib/http/known-device'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'

/** /api/auth/login: starts a session for an email or a phone number and its password. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  logIn: async ({ body, request, db, now }) => {
    const isKnownTo = (account: { id: number; passwordHash: string }) => hasLoggedInBefore(request, account)
    const origin = { address: clientAddress(request.headers), isKnownTo }
    const { user, proof } = await logIn({ ...body, ...origin }, { db, now })
    const answer = await signIn({ user, proof, request }, json(userToWire(user)), { now })
    answer.headers.append('Set-Cookie', setDeviceCookie({ id: user.id, ...proof }))
    return answer
  },
})
