import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { freshDatabase } from '@/tests/db'
import { isPending, signal } from '@/tests/signal'
import { openDatabase, type Tx } from './database'
import { TRANSACTION_LIMIT_MS } from './engine'
import { isBusy, isUnavailable } from './failures'
import { insertRows } from './insert-rows'
import { connect, Turn } from './sqlite-connection'

const url = env.DATABASE_URL
const db = openDatabase(url)
beforeEach(freshDatabase)
afterAll(() => db.close())

const now = new Date('2026-11-21T12:00:00.000Z')
const aUser = (firstName: string) => ({ firstName, lastActiveAt: now, createdAt: now })

describe('the settings of the connections', () => {
  async function pragmas(role: 'reader' | 'writer') {
    const { client, opened } = connect(url, role === 'writer' ? new Turn() : undefined)
    const connection = await opened()
    const ask = (name: string) => connection.pragma(name, { simple: true })
    const names = ['journal_mode', 'synchronous', 'foreign_keys', 'query_only', 'busy_timeout']
    const values: Record<string, unknown> = {}
    for (const name of names) values[name] = String(ask(name))
    await client.$disconnect()
    return values
  }

  test('the write connection is durable: WAL, synchronous FULL, foreign keys', async () => {
    expect(await pragmas('writer')).toMatchObject({
      journal_mode: 'wal',
      synchronous: '2',
      foreign_keys: '1',
      query_only: '0',
    })
  })

  test('the read connection cannot write, and waits for a lock', async () => {
    expect(await pragmas('reader')).toMatchObject({
      journal_mode: 'wal',
      foreign_keys: '1',
      query_only: '1',
      busy_timeout: '5000',
    })
  })
})

describe('statements that a transaction leaves behind', () => {
  const names = async () => (await db.read.user.findMany({ orderBy: { id: 'asc' } })).map(({ firstName }) => firstName)

  test.each([
    ['by Prisma', (tx: Tx) => tx.user.create({ data: aUser('Late') })],
    ['by SQL', (tx: Tx) => insertRows(tx, 'User', [aUser('Late')])],
  ])('a statement %s after the end of its transaction fails, and joins no other one', async (_, write) => {
    const go = signal()
    const begun = signal()
    let late: Promise<unknown> = Promise.resolve()
    const first = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Lost') })
      late = begun.fired.then(async () => void (await write(tx))).catch((error: unknown) => String(error))
      throw new Error('no')
    })
    await expect(first).rejects.toThrow('no')
    const second = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Kept') })
      begun.fire()
      await go.fired
    })
    expect(await late).toMatch('The transaction of this statement has ended.')
    go.fire()
    await second
    expect(await names()).toEqual(['Kept'])
  })

  test('a write that takes too long is rolled back as unavailable, and the next one does not wait for it', async () => {
    const go = signal()
    const begun = signal()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Slow') })
      begun.fire()
      await go.fired
      await tx.user.create({ data: aUser('Late') })
    })
    const failure = slow.catch((error: unknown) => error)
    await begun.fired
    vi.advanceTimersByTime(TRANSACTION_LIMIT_MS)
    vi.useRealTimers()
    expect(isUnavailable(await failure)).toBe(true)
    await db.write((tx) => tx.user.create({ data: aUser('Next') }))
    go.fire()
    await sleep(20)
    expect(await names()).toEqual(['Next'])
  })

  test('what Prisma runs as a transaction of its own is rolled back with the write', async () => {
    const failing = db.write(async (tx) => {
      await tx.user.create({ data: { ...aUser('Ada'), walletEntries: { create: [] } } })
      await tx.user.updateMany({ data: { firstName: 'Bob' } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await names()).toEqual([])
  })
})

describe('the write lock of the file', () => {
  /** A connection of its own, which is another process as far as SQLite is concerned. */
  const other = new Database(url.slice('file:'.length), { timeout: 0 })
  afterEach(() => {
    if (other.inTransaction) other.exec('ROLLBACK')
  })
  afterAll(() => other.close())

  test('the lock is taken at the start of a write, before its first statement', async () => {
    const go = signal()
    const begun = signal()
    const writing = db.write(async () => {
      begun.fire()
      await go.fired
    })
    await begun.fired
    expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/)
    go.fire()
    await writing
    other.exec('BEGIN IMMEDIATE; ROLLBACK')
  })

  test('waiting for the lock of another process does not block this one', async () => {
    other.exec('BEGIN IMMEDIATE')
    const writing = db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    const start = performance.now()
    for (let turn = 0; turn < 10; turn++) await sleep(10)
    // SQLite's own waiting would have blocked the process for the five seconds of its busy timeout.
    expect(performance.now() - start).toBeLessThan(4000)
    expect(await isPending(writing, 0)).toBe(true)
    expect(await db.read.user.count()).toBe(0)
    other.exec('COMMIT')
    await writing
    expect(await db.read.user.count()).toBe(1)
  })

  test('a write sees what another process wrote while it waited for the lock', async () => {
    other.exec('BEGIN IMMEDIATE')
    other
      .prepare('INSERT INTO User (firstName, lastActiveAt, createdAt) VALUES (?, ?, ?)')
      .run('Bob', now.toISOString(), now.toISOString())
    const counting = db.write((tx) => tx.user.count())
    await sleep(60)
    other.exec('COMMIT')
    expect(await counting).toBe(1)
  })
})

test.each([
  [new Error('SQLITE_BUSY: database is locked'), true],
  [new Error('SocketTimeout'), true],
  [new Error('CHECK constraint failed'), false],
  [null, false],
])('whether %s means that another process has the lock: %s', (error, busy) => {
  expect(isBusy(error)).toBe(busy)
})
