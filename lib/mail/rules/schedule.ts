const MINUTE_MS = 60_000
const PAUSES_MINUTES = [1, 5, 30]
const THEN_EVERY_MINUTES = 60
const GIVE_UP_MS = 24 * 60 * MINUTE_MS

/** When a mail is retried after its `failed`th failure; null when it is given up, a day after it was written. */
export function nextAttempt({ createdAt, failed }: { createdAt: Date; failed: number }, now: Date): Date | null {
  const minutes = PAUSES_MINUTES[failed - 1] ?? THEN_EVERY_MINUTES
  const next = new Date(now.getTime() + minutes * MINUTE_MS)
  return next.getTime() - createdAt.getTime() > GIVE_UP_MS ? null : next
}

/** A mail server's refusal, as Nodemailer reports it. */
export type Refusal = { code?: string | undefined; responseCode?: number | undefined }

/**
 * Whether a mail can never be sent: the server refused its recipient or its text with a 5xx. A 4xx, a broken connection
 * or a refused login (wrong settings) may be temporary.
 */
export function isFinal({ code, responseCode = 0 }: Refusal): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
