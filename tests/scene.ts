import Database from 'better-sqlite3'
import { beforeAll, beforeEach } from 'vitest'
import { Browser } from './api'
import { freshDatabase } from './db'

type Rows = { table: string; columns: string[]; rows: unknown[][] }[]

/**
 * Builds the initial data of a test file once, and restores database and browsers before each test. As good as building
 * it for each test, and much faster: `build` sets variables of the test file, which no test may set again.
 * Returns the function that restores them, for a test that needs to start over.
 */
export function scene(build: () => Promise<void>): () => void {
  let rows: Rows = []
  let cookies = new Map<Browser, [string, string][]>()

  beforeAll(async () => {
    freshDatabase()
    const browsers = await Browser.noteNewOnes(build)
    rows = readAll()
    cookies = new Map(browsers.map((browser) => [browser, [...browser.cookies]]))
  })

  const restore = () => {
    freshDatabase()
    writeAll(rows)
    for (const [browser, kept] of cookies) {
      browser.cookies.clear()
      for (const [name, value] of kept) browser.cookies.set(name, value)
    }
  }
  beforeEach(restore)
  return restore
}

/** Every row of every table except attempt counts and stored answers; equal results mean that nothing changed. */
export function everything(): Rows {
  return readAll().filter(({ table }) => !['AttemptCount', 'IdempotencyKey', 'sqlite_sequence'].includes(table))
}

let connection: Database.Database | undefined

function open(): Database.Database {
  const file = (process.env.DATABASE_URL ?? '').slice('file:'.length)
  connection ??= new Database(file, { fileMustExist: true })
  // Without foreign keys, the order of the tables does not matter.
  connection.pragma('foreign_keys = OFF')
  return connection
}

/** The rows of all tables, including SQLite's own that counts the ids. */
function readAll(): Rows {
  const tables = open().prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all().map(String)
  return (
    tables
      // The table that counts the ids comes last, since inserting into the others changes it.
      .toSorted((a, b) => Number(a === 'sqlite_sequence') - Number(b === 'sqlite_sequence'))
      .filter((table) => !table.startsWith('_prisma') && !table.startsWith('sqlite_stat'))
      // Its rows are counted up by the others.
      .filter((table) => table !== 'ContentVersion')
      .map((table) => {
        const all = open().prepare(`SELECT * FROM "${table}"`).raw(true)
        return { table, columns: all.columns().map(({ name }) => name), rows: all.all() as unknown[][] }
      })
  )
}

function writeAll(tables: Rows): void {
  open().transaction(() => {
    for (const { table, columns, rows } of tables) {
      if (table === 'sqlite_sequence') open().exec('DELETE FROM sqlite_sequence')
      const insert = open().prepare(`INSERT INTO "${table}" VALUES (${columns.map(() => '?').join(', ')})`)
      for (const row of rows) insert.run(row)
    }
  })()
}
