import Bowser from 'bowser'
import { startSession } from '@/lib/accounts/server/sessions'
import type { Deps } from '@/lib/db/deps'
import { tokenCookie } from './anti-forgery'
import { readCookies } from './cookies'
import { openSession, SESSION_COOKIE, sealSession, setSessionCookie } from './session'

type SignIn = {
  userId: number
  request: Request
  /** Also ends all other sessions of the user. */
  everywhere?: boolean
}

/** Starts a session for a user with this answer. The browser's previous session ends, and nothing of it is kept. */
export async function signIn(
  { userId, request, everywhere = false }: SignIn,
  answer: Response,
  deps: Deps,
): Promise<Response> {
  const before = await openSession(readCookies(request.headers.get('cookie'))[SESSION_COOKIE])
  const replaces = everywhere ? { userId } : before === null ? null : { id: before }
  const device = deviceName(request.headers.get('user-agent'))
  const sessionCookie = await sealSession(await startSession({ userId, device, replaces }, deps))
  answer.headers.append('Set-Cookie', setSessionCookie(sessionCookie))
  answer.headers.append('Set-Cookie', tokenCookie(sessionCookie))
  return answer
}

/** Lets the browser keep the cookie of a session that was renewed as long as the session lasts. */
export function renewCookie(request: Request, answer: Response): Response {
  const sessionCookie = readCookies(request.headers.get('cookie'))[SESSION_COOKIE]
  if (sessionCookie) answer.headers.append('Set-Cookie', setSessionCookie(sessionCookie))
  return answer
}

/** Removes the cookie of an ended session with this answer. */
export function signOut(answer: Response): Response {
  answer.headers.append('Set-Cookie', setSessionCookie(''))
  answer.headers.append('Set-Cookie', tokenCookie())
  return answer
}

/** Longer user agents are made up, and slow to parse. */
const MAX_LENGTH = 512
const MAX_NAME = 60

/** Browser and system of a `User-Agent`, such as 'Chrome on Windows'. */
function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = Bowser.parse((userAgent ?? '').slice(0, MAX_LENGTH) || 'unknown')
  // For Apple's phones and tablets the device says more than the system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  return [browser.name || 'Unknown browser', system].filter(Boolean).join(' on ').slice(0, MAX_NAME)
}
