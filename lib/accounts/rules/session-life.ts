/** A session ends this many milliseconds after it began, even if it is in use. */
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60_000
/** For this many milliseconds after it began, a session may change the email without the password. */
const PROVEN_MS = 15 * 60_000

/** Whether a session is old enough that someone else may use its browser: a new email then requires the password. */
export function asksPassword(session: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() >= PROVEN_MS
}

/** The new start of a session prolonged now: it lasts the full time again, but still requires the password. */
export function prolongedStart(now: Date): Date {
  return new Date(now.getTime() - PROVEN_MS)
}
