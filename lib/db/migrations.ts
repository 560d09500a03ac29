import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'
import type { Tx } from './database'
import { isPostgresUrl } from './engine'

const rows = z.array(z.object({ migration_name: z.string() }))

/** The migrations that this process's database should have; each engine has its own folder. */
export async function knownMigrations(): Promise<string[]> {
  const folder = isPostgresUrl(env.DATABASE_URL) ? 'prisma/migrations-postgres' : 'prisma/migrations'
  const entries = await readdir(path.join(/* turbopackIgnore: true */ process.cwd(), folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

/** The applied migrations. Prisma's own table is not in our schema, hence the raw statement. */
export async function appliedMigrations(read: Tx): Promise<Set<string>> {
  const found = await read.$queryRaw`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
  return new Set(rows.parse(found).map((row) => row.migration_name))
}
