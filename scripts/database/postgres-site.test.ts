import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { seed } from '@/prisma/seed/seed'
import { CuttingProxy } from '@/tests/cutting-proxy'
import { copyTemplate } from '@/tests/db'
import { copyRows } from './copy'
import { applyMigrations, diffToSchema } from './migrations'
import { withConnection } from './postgres-connection'
import { PostgresSite } from './postgres-site'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-site-'))
const anotherDatabase = () => copyTemplate('', inject('templateUrl'))
const site = new PostgresSite(env.DATABASE_URL)

beforeAll(() => using(env.DATABASE_URL, (db) => seed({ db, now: new Date(), timeZone: 'America/New_York' })))
afterAll(() => rmSync(folder, { recursive: true }))

async function using<T>(url: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** The ledger of a database, and rows whose values differ most between the engines. */
const contentsOf = (url: string) =>
  using(url, async (db) => ({
    ledger: await checkLedger({ db }),
    users: await db.read.user.findMany({ orderBy: { id: 'asc' } }),
    orders: await db.read.order.findMany({ orderBy: { id: 'asc' }, include: { items: { orderBy: { id: 'asc' } } } }),
  }))

describe('a copy', () => {
  test('a site that is copied to SQLite and back has the same rows and an equal ledger', async () => {
    const [file, back] = [`file:${path.join(folder, 'copy.db')}`, await anotherDatabase()]
    await applyMigrations(file)
    const counts = await copyRows(env.DATABASE_URL, file)
    expect(await copyRows(file, back)).toEqual(counts)
    const contents = await contentsOf(env.DATABASE_URL)
    expect(contents.ledger.findings).toEqual([])
    expect(contents.orders.length).toBeGreaterThan(10)
    expect(await contentsOf(file)).toEqual(contents)
    expect(await contentsOf(back)).toEqual(contents)
    // New ids continue after the old ones.
    const [last] = contents.users.slice(-1)
    const added = await using(back, (db) =>
      db.write((tx) => tx.user.create({ data: { firstName: 'New', lastActiveAt: new Date(), createdAt: new Date() } })),
    )
    expect(added.id).toBeGreaterThan(last?.id ?? 0)
  })

  test('a target with rows is refused and left as it is', async () => {
    const target = await anotherDatabase()
    const data = { firstName: 'Ada', lastActiveAt: new Date(), createdAt: new Date() }
    await using(target, (db) => db.write((tx) => tx.user.create({ data })))
    await expect(copyRows(env.DATABASE_URL, target)).rejects.toThrow('not empty')
    expect((await contentsOf(target)).users).toHaveLength(1)
  })
})

test('the migrations lead to exactly the schema', async () => {
  expect(await diffToSchema(env.DATABASE_URL)).toBeNull()
})

test('a pooler that takes settings away from connections is refused with a plain message [T47]', async () => {
  expect(await site.migrate()).toEqual([])
  const proxy = await CuttingProxy.start(env.DATABASE_URL)
  proxy.dropSettings()
  await expect(new PostgresSite(proxy.url).migrate()).rejects.toThrow('DATABASE_URL leads to a pooler')
  proxy.close()
})

const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0

test.runIf(hasPrograms)('a backup is put back with every row (skipped without pg_dump)', async () => {
  const contents = await contentsOf(env.DATABASE_URL)
  const file = await site.backUp(path.join(folder, 'backup.dump'))
  await expect(site.backUp(file)).rejects.toThrow('exists already')
  const target = await anotherDatabase()
  rmSync(await new PostgresSite(target).restore(file, (url) => new PostgresSite(url).assertKnown()))
  expect(await contentsOf(target)).toEqual(contents)
  // A refused command leaves the database unchanged.
  await ask(target, `UPDATE "User" SET "firstName" = 'Changed'`)
  const before = await contentsOf(target)
  const refusal = new Error('refused')
  await expect(new PostgresSite(target).restore(file, () => Promise.reject(refusal))).rejects.toThrow(refusal)
  expect(await contentsOf(target)).toEqual(before)
})

const ask = (url: string, sql: string) => withConnection(url, (client) => client.query(sql))

test.each([
  ['a further table', 'CREATE TABLE dinner (x int)', 'table dinner'],
  [
    'a further trigger',
    'CREATE TRIGGER pay AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION notify_content(\'likes\')',
    'trigger pay of Order',
  ],
  ['a disabled trigger', 'ALTER TABLE "Review" DISABLE TRIGGER "Review_version"', 'trigger Review_version of Review'],
  [
    'a changed function',
    "CREATE OR REPLACE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    'function notify_content',
  ],
  ['a rule', 'CREATE RULE pay AS ON INSERT TO "Review" DO INSTEAD NOTHING', 'rule pay of Review'],
  [
    'a migration of a later version',
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '20990101000000_later', now())`,
    'migration 20990101000000_later',
  ],
])('a database with %s is refused', async (_, change, what) => {
  const url = await anotherDatabase()
  const known = () => new PostgresSite(url).assertKnown()
  await known()
  await ask(url, change)
  await expect(known()).rejects.toThrow(`differs from what this version makes in ${what}.`)
})
