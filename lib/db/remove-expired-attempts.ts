import 'server-only'
import { ATTEMPT_LIMITS } from '@/lib/attempt-limits'
import type { Deps } from './deps'

const LONGEST_WINDOW_MS = 1000 * Math.max(...Object.values(ATTEMPT_LIMITS).map(({ seconds }) => seconds))

/** Removes the counts whose window is over, and those begun while the clock was ahead. */
export async function removeExpiredAttempts({ db, now }: Deps): Promise<void> {
  const past = { expiresAt: { lte: now } }
  const ahead = { expiresAt: { gt: new Date(now.getTime() + LONGEST_WINDOW_MS) } }
  await db.write((tx) => tx.attemptCount.deleteMany({ where: { OR: [past, ahead] } }))
}
