import { afterAll, vi } from 'vitest'
import { openDatabase } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** How often each race is run. */
export const ROUNDS = Number(process.env.PLATEFUL_ROUNDS ?? 3)
vi.setConfig({ testTimeout: 120_000 })

const open = () => openDatabase(env.DATABASE_URL, { writers: 2, readers: 2 })
/** As with several processes. Each has two writers, so that their transactions really overlap. */
export const databases = [open(), open(), open()] as const
export const [db] = databases
afterAll(() => Promise.all(databases.map((each) => each.close())))

export type Act = (deps: Deps) => Promise<unknown>

/**
 * Runs the acts at the same time, each on another database, beginning with the one at `first`; resolves to 'done' or the
 * code of the refusal for each. Any other error fails the test.
 */
export async function raceFrom(first: number, acts: readonly Act[]): Promise<string[]> {
  const outcomes = acts.map((act, at) => act({ db: databases[(first + at) % databases.length] ?? db, now: new Date() }))
  const settled = await Promise.allSettled(outcomes)
  return settled.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done'
    if (outcome.reason instanceof AppError) return outcome.reason.code
    throw outcome.reason
  })
}

export const race = (...acts: readonly Act[]): Promise<string[]> => raceFrom(0, acts)
