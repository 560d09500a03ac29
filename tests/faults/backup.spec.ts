import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Crew } from './crew'
import { flawsOf, NO_FLAWS, readAccount } from './journal'
import { makeFolder, Site } from './site'

const CUSTOMERS = 8
const SEED = Number(process.env.PLATEFUL_SEED ?? 1)

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site

beforeEach(async () => {
  place = await makeFolder()
  site = await Site.start(place.file)
})

afterEach(async () => {
  await site.kill()
  place.remove()
})

/** Runs one of the db:* commands on a database. */
function database(file: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${file}` }
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/database.ts', ...args], { env })
}

test('a backup made while customers are busy can be restored and holds all that was acknowledged before it', async () => {
  const crew = await Crew.gather(CUSTOMERS, [site], SEED)
  await crew.until(5 * CUSTOMERS)
  const before = crew.customers.map(({ journal }) => ({ userId: journal.userId, told: journal.entriesAndOrders() }))
  const copy = path.join(place.folder, 'copy.db')
  const seen = crew.acknowledged
  await database(place.file, 'backup', copy)
  // Without calls during the backup, this would prove nothing.
  expect(crew.acknowledged).toBeGreaterThan(seen)
  await crew.rest()

  const restored = path.join(place.folder, 'restored.db')
  await database(restored, 'restore', copy)
  expect(existsSync(`${restored}-wal`)).toBe(false)
  expect(await flawsOf(restored)).toEqual(NO_FLAWS)
  for (const { userId, told } of before) {
    const { entries, orders } = readAccount(restored, userId)
    expect(entries.slice(0, told.entries.length)).toEqual(told.entries)
    // An order may have changed while the backup was made.
    expect(orders.map(idOf)).toEqual(expect.arrayContaining(told.orders.map(idOf)))
  }
  await crew.goHome()
})

const idOf = (order: string) => order.split(' ')[0]
