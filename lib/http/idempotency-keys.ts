/** How long the answer to a call with an Idempotency-Key is kept, in milliseconds. */
export const KEY_LIFE_MS = 48 * 60 * 60 * 1000

/** Whether a key that was first used at an instant counts for nothing anymore. */
export function isKeyExpired(since: Date, now: Date): boolean {
  return since.getTime() < now.getTime() - KEY_LIFE_MS
}
