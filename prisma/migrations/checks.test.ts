import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '@/tests/db'
import { REFUSED, ROWS, type Row } from './checked-rows'

// Prisma does not know the CHECK constraints, so a migration written by hand could leave them out.

let db: Database.Database

beforeEach(async () => {
  await freshDatabase()
  db = new Database(process.env.DATABASE_URL?.replace('file:', ''))
  db.pragma('foreign_keys = ON')
})

afterEach(() => db.close())

function insert(table: string, row: Row) {
  const names = Object.keys(row).map((name) => `"${name}"`)
  db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`).run(Object.values(row))
}

function insertValid(until?: string) {
  for (const [table, row] of Object.entries(ROWS)) {
    if (table === until) return
    insert(table, row)
  }
}

test('a plain row of every table is accepted', () => {
  expect(() => insertValid()).not.toThrow()
})

describe('the database refuses', () => {
  test.each(REFUSED)('%s with %j', (table, change, constraint) => {
    insertValid(table)
    expect(() => insert(table, { ...ROWS[table], ...change })).toThrow(
      `CHECK constraint failed: ${table}_${constraint}_check`,
    )
  })

  test('a second review of one order is refused', () => {
    insertValid()
    expect(() => insert('Review', { ...ROWS.Review, id: 2 })).toThrow('UNIQUE constraint failed: Review.orderId')
  })
})

test.each([
  ['UPDATE', `UPDATE "AuditEntry" SET "reason" = 'Other'`],
  ['DELETE', 'DELETE FROM "AuditEntry"'],
  ['INSERT', `INSERT OR REPLACE INTO "AuditEntry" SELECT * FROM "AuditEntry"`],
])('the audit log is only added to: %s [4.35.5]', (_, sql) => {
  insertValid()
  const before = db.prepare('SELECT * FROM "AuditEntry"').all()
  expect(() => db.exec(sql)).toThrow('The audit log is only added to.')
  expect(db.prepare('SELECT * FROM "AuditEntry"').all()).toEqual(before)
})

test('every CHECK constraint has a case', () => {
  const sql = db.prepare("SELECT group_concat(sql) FROM sqlite_master WHERE type = 'table'").pluck().get()
  const defined = [...String(sql).matchAll(/CONSTRAINT "(\w+)_check" CHECK/g)].map(([, name]) => name)
  const tried = REFUSED.map(([table, , constraint]) => `${table}_${constraint}`)
  expect(new Set(tried)).toEqual(new Set(defined))
})
