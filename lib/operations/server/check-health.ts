import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { appliedMigrations, knownMigrations } from '@/lib/db/migrations'
import { AppError } from '@/lib/errors'

/** Checks that the database can be read and written and has all migrations; throws `unavailable` if not. */
export async function checkHealth({ db, now }: Deps): Promise<void> {
  const [known, applied] = await Promise.all([knownMigrations(), appliedMigrations(db.read)])
  const missing = known.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new AppError('unavailable', 'The database is waiting for its migrations.')
  await db.write((tx) => tx.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, at: now }, update: { at: now } }))
}
