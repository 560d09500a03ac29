import Bowser from 'bowser'
import { type Proof, startSession } from '@/lib/accounts/server/sessions'
import { suspended } from '@/lib/accounts/server/suspensions'
import { HINT_COOKIE, hintOf } from '@/lib/contract/viewer-hint'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { tokenCookie } from './anti-forgery'
import { readCookies } from './cookies'
import { errorResponse } from './respond'
import { endedHint, openSession, SESSION_COOKIE, sealSession, setHintCookie, setSessionCookie } from './session'

type Viewer = { id: number; guestAccount: boolean }

type SignIn = {
  user: Viewer
  proof: Proof
  request: Request
  /** Also ends all other sessions of the user. */
  everywhere?: boolean
  /** When the password was given, for an operator whose code was taken. */
  provenAt?: Date | null
}

/**
 * Starts a session for a user with this answer. The browser's previous session ends and is removed. The session of an
 * operator without a code waits for it: the answer is then a 401 that says so. A suspended person gets a 403 that says
 * why. Throws `unauthenticated` when the proof no longer holds. The proof is the authority here, not the session of the
 * call: the sign-up of a guest has ended that session already.
 */
export async function signIn(
  { user, proof, request, everywhere = false, provenAt = null }: SignIn,
  wholeAnswer: Response,
  { now }: { now: Date },
): Promise<Response> {
  const before = await openSession(readCookies(request.headers.get('cookie'))[SESSION_COOKIE])
  const replaces = everywhere ? { userId: user.id } : before === null ? null : { id: before }
  const device = deviceName(request.headers.get('user-agent'))
  const { id, awaitsCode, suspension } = await startSession(
    { userId: user.id, proof, device, replaces, provenAt },
    { db, now },
  )
  const sessionCookie = await sealSession(id)
  const refusal = awaitsCode ? codeRequired() : suspension && suspended(suspension, { userId: user.id })
  const answer = refusal ? errorResponse(refusal) : wholeAnswer
  answer.headers.append('Set-Cookie', setSessionCookie(sessionCookie))
  // A session that waits, or of a suspended person, shows nobody.
  answer.headers.append('Set-Cookie', setHintCookie(refusal ? endedHint(sessionCookie) : hintOf(user)))
  answer.headers.append('Set-Cookie', tokenCookie(sessionCookie))
  return answer
}

/** The fields keep browsers from taking this 401 for the end of a session. */
function codeRequired(): AppError {
  const text = 'Please enter the code of your device.'
  return new AppError('unauthenticated', text, { fields: { code: text }, extra: { kind: 'code_required' } })
}

/** Extends the cookies of a renewed session to last as long as the session. */
export function renewCookie(request: Request, user: Viewer, answer: Response): Response {
  const sessionCookie = readCookies(request.headers.get('cookie'))[SESSION_COOKIE]
  if (!sessionCookie) return answer
  answer.headers.append('Set-Cookie', setSessionCookie(sessionCookie))
  answer.headers.append('Set-Cookie', setHintCookie(hintOf(user)))
  return answer
}

/**
 * Corrects a hint that does not name the session's user. The cookie of an ended session stays: another tab may have
 * replaced it with a new one by now, which this answer must not remove.
 */
export function correctHint(request: Request, user: Viewer | null, answer: Response): Response {
  const { [SESSION_COOKIE]: sessionCookie, [HINT_COOKIE]: hint = '' } = readCookies(request.headers.get('cookie'))
  const right = user || !sessionCookie ? hintOf(user) : endedHint(sessionCookie)
  if (hint !== right) answer.headers.append('Set-Cookie', setHintCookie(right))
  return answer
}

/** Removes the cookies of an ended session with this answer. */
export function signOut(answer: Response): Response {
  answer.headers.append('Set-Cookie', setSessionCookie(''))
  answer.headers.append('Set-Cookie', setHintCookie(''))
  answer.headers.append('Set-Cookie', tokenCookie())
  return answer
}

/** Longer user agents are made up, and slow to parse. */
const MAX_LENGTH = 512
const MAX_NAME = 60

/** Browser and system of a `User-Agent`, such as 'Chrome on Windows'. */
function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = Bowser.parse((userAgent ?? '').slice(0, MAX_LENGTH) || 'unknown')
  // For Apple's phones and tablets the model says more than the system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  return [browser.name || 'Unknown browser', system].filter(Boolean).join(' on ').slice(0, MAX_NAME)
}
