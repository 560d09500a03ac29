import { env } from '@/lib/env'

const WINDOW_MS = 60_000

/**
 * Counts the streams that each user opens in this process within a minute: a snapshot costs more than any other answer.
 * A browser opens one when it starts and when it reconnects.
 */
export class StreamLimit {
  /** By user, the window that ends first at the front. */
  readonly #windows = new Map<number, { endsAt: number; count: number }>()

  /** The milliseconds that a user must wait. 0 = allowed; the call itself is counted. `now` never decreases. */
  wait(userId: number, now: number): number {
    for (const [id, { endsAt }] of this.#windows) {
      if (endsAt > now) break
      this.#windows.delete(id)
    }
    const window = this.#windows.get(userId) ?? { endsAt: now + WINDOW_MS, count: 0 }
    if (window.count >= env.STREAMS_PER_MINUTE) return Math.ceil(window.endsAt - now)
    window.count += 1
    this.#windows.set(userId, window)
    return 0
  }
}
