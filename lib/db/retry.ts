import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats `attempt` after failures that `mayRepeat` allows, until it succeeds or the deadline passes. */
export async function retryUntil<T>(
  deadline: number,
  mayRepeat: (error: unknown) => boolean,
  attempt: (isRepeated: boolean) => Promise<T>,
): Promise<T> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await attempt(isRepeated)
    } catch (error) {
      if (!mayRepeat(error) || Date.now() > deadline) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}
