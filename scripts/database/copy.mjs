/** Moves a site from one engine to the other, with every row. */
import { isPostgresUrl } from '../../lib/db/engine-of.mjs'
import { PostgresRows } from './postgres-rows.mjs'
import { SqliteRows } from './sqlite-rows.mjs'

/** The rows of these come with the migrations. */
const OWN = ['_prisma_migrations', 'ContentVersion']

/**
 * Copies all rows of a database to another one, which is migrated and has none. Everything is read as of one instant and written in
 * one transaction, which commits only if each table then has as many rows and the same sums of its numbers. Returns the
 * number of rows of each table.
 */
export async function copyRows(fromUrl, toUrl) {
  const from = await openRows(fromUrl)
  try {
    const to = await openRows(toUrl)
    try {
      return await copyAll(from, to)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

async function openRows(url) {
  return isPostgresUrl(url) ? PostgresRows.open(url) : new SqliteRows(url)
}

async function copyAll(from, to) {
  const tables = (await to.tables()).filter((table) => !OWN.includes(table))
  await from.beginReading()
  await to.beginWriting()
  for (const table of tables) {
    if ((await to.totals(table)).rows > 0) throw new Error(`The target is not empty: it has rows in ${table}.`)
  }
  const counts = {}
  for (const table of tables) {
    for await (const { columns, rows } of from.batches(table)) await to.insert(table, columns, rows)
    const [wanted, found] = [await from.totals(table), await to.totals(table)]
    if (JSON.stringify(wanted) !== JSON.stringify(found)) {
      throw new Error(`${table} differs after the copy: ${JSON.stringify(wanted)}, ${JSON.stringify(found)}`)
    }
    counts[table] = wanted.rows
  }
  // An id that was given out once must not be given out again, even when its row is gone.
  await to.setLastIds(await from.lastIds())
  await to.commit()
  return counts
}
