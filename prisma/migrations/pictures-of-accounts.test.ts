import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations, migrationsOnDisk } from '../../scripts/database/migrations.mjs'

const AT = '2026-11-21T12:00:00.000+00:00'
const HASH = '0123456789abcdef'.repeat(4)
const UNKNOWN = 'f'.repeat(64)
const PATH = `/api/images/${HASH}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('pictures of before stay as they are, and what refers to them does so by their path', async () => {
  const file = path.join(folder, 'plateful.db')
  const all = migrationsOnDisk()
  const own = all.findIndex(({ name }) => name.endsWith('_pictures_of_accounts'))
  await applyMigrations(file, all.slice(0, own))

  const addresses = [
    [PATH, PATH],
    [`https://plateful.example${PATH}`, PATH],
    [`http://localhost:3000${PATH}/?v=1`, PATH],
    [`${PATH}/`, PATH],
    [`https://example.com/api/images/${UNKNOWN}`, `https://example.com/api/images/${UNKNOWN}`],
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
    ['/images/soup.webp', '/images/soup.webp'],
    ['', ''],
  ]
  const before = new Database(file)
  before.prepare('INSERT INTO "Image" VALUES (?, ?, ?)').run(HASH, Buffer.from('webp'), AT)
  for (const [address] of addresses) {
    before
      .prepare('INSERT INTO "User" ("firstName", "profileImage", "lastActiveAt", "createdAt") VALUES (?, ?, ?, ?)')
      .run('Ada', address, AT, AT)
  }
  before.close()

  expect(await applyMigrations(file, all.slice(0, own + 1))).toHaveLength(1)
  const after = new Database(file, { readonly: true })
  expect(after.prepare('SELECT * FROM "Image"').all()).toEqual([
    { hash: HASH, bytes: Buffer.from('webp'), createdAt: AT },
  ])
  const stored = after.prepare('SELECT "profileImage" FROM "User" ORDER BY "id"').pluck().all()
  after.close()
  expect(stored).toEqual(addresses.map(([, expected]) => expected))
})
