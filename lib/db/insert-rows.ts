import type { Tx } from './database'
import { Prisma } from './generated/client'

/** Databases limit the values per statement; SQLite, the strictest, to 32 766. */
const MAX_VALUES = 8_000

type Value = string | number | boolean | Date | null | undefined
type Row = { readonly [column: string]: Value }

/**
 * Inserts rows with plain SQL, ten times as fast as `createMany`, which checks and converts each value. The columns are
 * those of the first row.
 */
export async function insertRows(tx: Tx, table: Prisma.ModelName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = Prisma.raw(columns.map((column) => `"${column}"`).join(', '))
  const perStatement = Math.floor(MAX_VALUES / Math.max(columns.length, 1))
  for (let start = 0; start < rows.length; start += perStatement) {
    const values = rows.slice(start, start + perStatement).map((row) => {
      return Prisma.sql`(${Prisma.join(columns.map((column) => row[column] ?? null))})`
    })
    await tx.$executeRaw`INSERT INTO ${Prisma.raw(`"${table}"`)} (${names}) VALUES ${Prisma.join(values)}`
  }
}
