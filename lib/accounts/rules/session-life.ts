const MINUTE_MS = 60_000

/** A session ends this many milliseconds after it began, even if it is in use. */
export const SESSION_LIFE_MS = 14 * 24 * 60 * MINUTE_MS
/** An operator's ends sooner, also when it was not used for a while. */
export const OPERATOR_LIFE_MS = 12 * 60 * MINUTE_MS
export const OPERATOR_IDLE_MS = 30 * MINUTE_MS
/** An operator's that still waits for the code ends this long after the password. */
export const CODE_WAIT_MS = 10 * MINUTE_MS
/** For this many milliseconds after it began, a session may change the email without the password. */
const PROVEN_MS = 15 * MINUTE_MS

/** Whether a session is old enough that someone else may use its browser: a new email then requires the password. */
export function asksPassword(session: { createdAt: Date }, now: Date): boolean {
  return isLongAgo(session.createdAt, now)
}

/** Whether an operator's session must ask for the password again before an act on money. */
export function asksOperatorsPassword({ provenAt }: { provenAt: Date | null }, now: Date): boolean {
  return provenAt === null || isLongAgo(provenAt, now)
}

const isLongAgo = (at: Date, now: Date) => now.getTime() - at.getTime() >= PROVEN_MS

/** Whether an operator's session has ended: 12 hours after it began, or after 30 idle minutes. */
export function hasOperatorLeft({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  const since = (at: Date) => now.getTime() - at.getTime()
  return since(createdAt) >= OPERATOR_LIFE_MS || since(lastSeenAt) >= OPERATOR_IDLE_MS
}

/** The new start of a session prolonged now: it lasts the full time again, but still requires the password. */
export function prolongedStart(now: Date): Date {
  return new Date(now.getTime() - PROVEN_MS)
}
