import { z } from 'zod'
import type { Tx } from './database'

const rows = z.array(z.object({ migration_name: z.string() }))

/** The names of the applied migrations. Prisma's own table is in no schema, hence the raw statement. */
export async function appliedMigrations(read: Tx): Promise<Set<string>> {
  const found = await read.$queryRaw`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
  return new Set(rows.parse(found).map((row) => row.migration_name))
}
