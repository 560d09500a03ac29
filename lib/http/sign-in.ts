import { issueToken, tokenCookie } from './anti-forgery'
import { json } from './respond'
import { sealSession, sessionCookie } from './session'

/** Starts a session for a user with this answer: nothing of an earlier session is carried over. */
export async function signIn(user: { id: number; sessionVersion: number }, answer: Response): Promise<Response> {
  const sealed = await sealSession({ userId: user.id, version: user.sessionVersion })
  answer.headers.append('Set-Cookie', sessionCookie(sealed))
  answer.headers.append('Set-Cookie', tokenCookie(issueToken(sealed)))
  return answer
}

/** Answers with a message and ends the session of this browser. */
export function signOut(message: string): Response {
  const answer = json({ message })
  answer.headers.append('Set-Cookie', sessionCookie(''))
  answer.headers.append('Set-Cookie', tokenCookie(issueToken()))
  return answer
}
