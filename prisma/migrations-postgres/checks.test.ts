import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '@/tests/db'
import { REFUSED, ROWS, type Row } from '../migrations/checked-rows'

const server = new pg.Client({ connectionString: process.env.DATABASE_URL })
const connected = server.connect()

beforeEach(async () => {
  await connected
  await freshDatabase()
})
afterAll(() => server.end())

async function insert(table: string, row: Row) {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const places = names.map((_, at) => `$${at + 1}`)
  await server.query(`INSERT INTO "${table}" (${names}) VALUES (${places})`, Object.values(row))
}

async function insertValid(until?: string) {
  for (const [table, row] of Object.entries(ROWS)) {
    if (table === until) return
    await insert(table, row)
  }
}

test('a plain row of every table is accepted', async () => {
  await insertValid()
  expect((await server.query('SELECT 1 FROM "WalletEntry"')).rowCount).toBe(1)
})

/** What SQLite checks with a constraint and PostgreSQL with a type. */
function refusal(table: string, constraint: string): RegExp {
  if (constraint.endsWith('_known')) return /invalid input value for enum/
  if (constraint.endsWith('_flag')) return /invalid input syntax for type boolean/
  // Of two constraints that refuse a row, PostgreSQL names the first of the alphabet.
  const named = constraint === 'reviewCount_not_negative' ? 'ratingSum_within_count' : constraint
  return new RegExp(`violates check constraint "${table}_${named}_check"`)
}

describe('the database refuses', () => {
  test.each(REFUSED)('%s with %j', async (table, change, constraint) => {
    await insertValid(table)
    await expect(insert(table, { ...ROWS[table], ...change })).rejects.toThrow(refusal(table, constraint))
  })

  test('a second review of one order is refused', async () => {
    await insertValid()
    await expect(insert('Review', { ...ROWS.Review, id: 2 })).rejects.toThrow('"Review_orderId_key"')
  })
})
