import { userToWire } from '@/lib/accounts/contract/wire'
import { enterCode } from '@/lib/accounts/server/enter-code'
import { readCookies } from '@/lib/http/cookies'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { openSession, SESSION_COOKIE } from '@/lib/http/session'
import { signIn } from '@/lib/http/sign-in'

/** /api/auth/code: the second step of an operator's login; the browser gets a new session. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  enterCode: async ({ body, request, db, now }) => {
    const sessionId = await openSession(readCookies(request.headers.get('cookie'))[SESSION_COOKIE])
    const { user, ...proven } = await enterCode({ ...body, sessionId }, { db, now })
    return signIn({ user, ...proven, request }, json(userToWire(user)), { now })
  },
})
