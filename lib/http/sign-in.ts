import { startSession } from '@/lib/services/auth/start-session'
import type { Deps } from '@/lib/services/deps'
import { issueToken, tokenCookie } from './anti-forgery'
import { readCookies } from './cookies'
import { deviceName } from './device'
import { openSession, SESSION_COOKIE, sealSession, sessionCookie } from './session'

type SignIn = {
  userId: number
  request: Request
  /** Ends every other session of the user with it. */
  everywhere?: boolean
}

/** Starts a session for a user with this answer. The one that the browser had before ends, and nothing of it is carried over. */
export async function signIn(
  { userId, request, everywhere = false }: SignIn,
  answer: Response,
  deps: Deps,
): Promise<Response> {
  const before = await openSession(readCookies(request.headers.get('cookie'))[SESSION_COOKIE])
  const replaces = everywhere ? { userId } : before === null ? null : { id: before }
  const device = deviceName(request.headers.get('user-agent'))
  const sealed = await sealSession(await startSession({ userId, device, replaces }, deps))
  answer.headers.append('Set-Cookie', sessionCookie(sealed))
  answer.headers.append('Set-Cookie', tokenCookie(issueToken(sealed)))
  return answer
}

/** Takes the cookie of a session that has ended away with this answer. */
export function signOut(answer: Response): Response {
  answer.headers.append('Set-Cookie', sessionCookie(''))
  answer.headers.append('Set-Cookie', tokenCookie(issueToken()))
  return answer
}
