import { after } from '@/lib/instant'

const MINUTE_MS = 60_000
/** A day in all. It counts tries, since an email may have waited for days before its first one. */
const PAUSES_MINUTES = [1, 5, 30, ...Array<number>(23).fill(60)]

/** When a mail is retried after its `failed`th failure; null when it is given up, a day after the first one. */
export function nextAttempt(failed: number, now: Date): Date | null {
  const minutes = PAUSES_MINUTES[failed - 1]
  return minutes === undefined ? null : after(now, minutes * MINUTE_MS)
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
