/** A session ends this many milliseconds after it began, whether it is used or not. */
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60_000
/** For this many milliseconds after it began, a session may take the account over without the password. */
const PROVEN_MS = 15 * 60_000

/** Whether a session is so old that somebody else may sit at its browser: a new email asks for the password again. */
export function asksPassword(session: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() >= PROVEN_MS
}

/** When a session that is prolonged now counts as begun: it lasts anew, and still asks for the password. */
export function prolongedStart(now: Date): Date {
  return new Date(now.getTime() - PROVEN_MS)
}
