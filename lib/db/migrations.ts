import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'
import type { Tx } from './database'
import { isPostgresUrl } from './engine'

const rows = z.array(z.object({ migration_name: z.string() }))

/** The names of the migrations that the database of this process should have; each engine has a folder of its own. */
export async function knownMigrations(): Promise<string[]> {
  const folder = isPostgresUrl(env.DATABASE_URL) ? 'prisma/migrations-postgres' : 'prisma/migrations'
  const entries = await readdir(path.join(/* turbopackIgnore: true */ process.cwd(), folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

/** The names of the applied migrations. Prisma's own table is in no schema, hence the raw statement. */
export async function appliedMigrations(read: Tx): Promise<Set<string>> {
  const found = await read.$queryRaw`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
  return new Set(rows.parse(found).map((row) => row.migration_name))
}
