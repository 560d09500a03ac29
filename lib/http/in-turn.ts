import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'

/** Most waiting changes of one account; no person needs as many. */
const MAX_WAITING = 100
/** The same for changes with large bodies, which wait in memory. */
export const FEW_WAITING = 3
/** After a change its account pauses for twice the duration, up to `MAX_PAUSE_MS`, so that others get a turn. */
const PAUSES = 2
const MAX_PAUSE_MS = 200

type Turn = { waiting: number; last: Promise<void> }
const turns = processWide('turns', () => new Map<number, Turn>())

/**
 * Runs the changes of one account one at a time, with a pause after each, per process: so an account takes at most a
 * third of the time. Throws `too_many_requests` when too many wait.
 */
export async function inTurn<T>(userId: number, work: () => Promise<T>, most = MAX_WAITING): Promise<T> {
  const turn = turns.get(userId) ?? { waiting: 0, last: Promise.resolve() }
  if (turn.waiting > most) {
    throw new AppError('too_many_requests', 'Too many changes at once. Please try again.', { extra: { retryAfter: 1 } })
  }
  turns.set(userId, turn)
  turn.waiting += 1
  let began = 0
  const result = turn.last.then(() => {
    began = performance.now()
    return work()
  })
  turn.last = result
    .catch(() => undefined)
    .then(() => pauseAfter(performance.now() - began))
    .then(() => {
      turn.waiting -= 1
      if (turn.waiting === 0) turns.delete(userId)
    })
  return result
}

/** Tests skip the pause. */
async function pauseAfter(milliseconds: number): Promise<void> {
  if (env.NODE_ENV !== 'test') await sleep(Math.min(MAX_PAUSE_MS, PAUSES * milliseconds), undefined, { ref: false })
}
