import { beforeAll, beforeEach } from 'vitest'
import { Browser } from './api'
import { freshDatabase } from './db'
import type { Rows } from './direct-rows'
import { directRows } from './rows'

/**
 * Builds the initial data of a test file once, and restores database and browsers before each test. As good as building
 * it for each test, and much faster: `build` sets variables of the test file, which no test may set again.
 * Returns the function that restores them, for a test that needs to start over.
 */
export function scene(build: () => Promise<void>): () => Promise<void> {
  let rows: Rows = []
  let cookies = new Map<Browser, [string, string][]>()

  beforeAll(async () => {
    await freshDatabase()
    const browsers = await Browser.noteNewOnes(build)
    rows = await directRows.readAll()
    cookies = new Map(browsers.map((browser) => [browser, [...browser.cookies]]))
  })

  const restore = async () => {
    await freshDatabase()
    await directRows.writeAll(rows)
    for (const [browser, kept] of cookies) {
      browser.cookies.clear()
      for (const [name, value] of kept) browser.cookies.set(name, value)
    }
  }
  beforeEach(restore)
  return restore
}

/**
 * Every row of every table except attempt counts, stored answers, and when sessions were last seen, which an operator's
 * call notes once a minute; equal results mean that nothing changed.
 */
export async function everything(): Promise<Rows> {
  const unequal = ['AttemptCount', 'IdempotencyKey', 'sqlite_sequence', 'sequences']
  const all = (await directRows.readAll()).filter(({ table }) => !unequal.includes(table))
  return all.map(({ rows, ...of }) => {
    const seen = of.columns.indexOf('lastSeenAt')
    return { ...of, rows: rows.map((row) => row.filter((_, at) => at !== seen)) }
  })
}
