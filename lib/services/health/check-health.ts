import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { appliedMigrations } from '@/lib/db/migrations'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'

/**
 * Checks that the database can be read and written and that all migrations are applied; throws `unavailable` if not.
 */
export async function checkHealth({ db, now }: Deps): Promise<void> {
  const [known, applied] = await Promise.all([migrationNames(), appliedMigrations(db.read)])
  const missing = known.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new AppError('unavailable', 'The database is waiting for its migrations.')
  await db.write((tx) => tx.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, at: now }, update: { at: now } }))
}

async function migrationNames(): Promise<string[]> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations')
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
