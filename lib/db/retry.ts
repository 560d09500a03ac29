import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats `attempt` after failures that `mayRepeat` allows, until it succeeds or the deadline is past. */
export async function retryUntil<T>(
  deadline: number,
  mayRepeat: (error: unknown) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayRepeat(error) || Date.now() > deadline) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}
