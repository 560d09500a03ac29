import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { applyMigrations, migrationsOnDisk } from './migrations'
import { openSite } from './site'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-parts-'))
  file = path.join(folder, 'plateful.db')
  copyFileSync(inject('templateDatabase'), file)
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a further trigger', 'CREATE TRIGGER pay AFTER INSERT ON "Order" BEGIN DELETE FROM "Review"; END', 'trigger pay'],
  [
    'a changed trigger',
    `DROP TRIGGER "Review_insert_version"; CREATE TRIGGER "Review_insert_version" AFTER INSERT ON "Review" BEGIN SELECT 1; END`,
    'trigger Review_insert_version',
  ],
  ['a lost trigger', 'DROP TRIGGER "Review_insert_version"', 'trigger Review_insert_version'],
  ['a further table', 'CREATE TABLE dinner (x)', 'table dinner'],
  ['a lost table', 'DROP TABLE "Heartbeat"', 'table Heartbeat'],
  ['a view', 'CREATE VIEW dinner AS SELECT 1', 'view dinner'],
  [
    'a migration of a later version',
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at)
     VALUES ('x', 'x', '20990101000000_later', 1, 1)`,
    'migration 20990101000000_later',
  ],
])('a database with %s is refused', async (_, change, what) => {
  const site = openSite(`file:${file}`)
  await site.assertKnown()
  new Database(file).exec(change).close()
  await expect(site.assertKnown()).rejects.toThrow(`differs from what this version makes in ${what}.`)
})

test('a database of an earlier version is known, with what its migrations made', async () => {
  const earlier = path.join(folder, 'earlier.db')
  const migrations = migrationsOnDisk()
  await applyMigrations(
    `file:${earlier}`,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name.endsWith('content_versions')),
    ),
  )
  await expect(openSite(`file:${earlier}`).assertKnown()).resolves.toBeUndefined()
})
