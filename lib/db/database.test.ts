import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { freshDatabase } from '@/tests/db'
import { db as shared } from './client'
import { connect } from './connection'
import { openDatabase, within } from './database'
import { isBusy, violatedUnique } from './failures'
import { PrismaClient } from './generated/client'

const url = env.DATABASE_URL
const db = openDatabase(url)
beforeEach(freshDatabase)
afterAll(() => db.close())

// A busy machine needs longer than the default.
vi.setConfig({ testTimeout: 30_000 })

const now = new Date('2026-11-21T12:00:00.000Z')
const aUser = (firstName: string) => ({ firstName, lastActiveAt: now, createdAt: now })

/** A promise and the function that fulfils it. */
function signal() {
  let fire = () => {}
  const fired = new Promise<void>((resolve) => {
    fire = resolve
  })
  return { fire, fired }
}

/** Whether a promise is still pending after a while. */
function isPending(work: Promise<unknown>, ms = 100): Promise<boolean> {
  return Promise.race([work.then(() => false), sleep(ms, true)])
}

describe('the adapter with one client for everything', () => {
  const naive = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url }) })
  afterAll(() => naive.$disconnect())

  test('one client loses a write that it acknowledged when another transaction rolls back', async () => {
    const [begun, written] = [signal(), signal()]
    const failing = naive.$transaction(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      begun.fire()
      await written.fired
      throw new Error('rolled back')
    })
    await begun.fired
    const bob = await naive.user.create({ data: aUser('Bob') })
    expect(bob.id).toBeGreaterThan(0)
    written.fire()
    await expect(failing).rejects.toThrow('rolled back')
    // Bob's write was acknowledged, but he is not stored.
    expect(await naive.user.count()).toBe(0)
  })

  test('one client shows rows that were never committed', async () => {
    const [begun, read] = [signal(), signal()]
    const failing = naive.$transaction(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      begun.fire()
      await read.fired
      throw new Error('rolled back')
    })
    await begun.fired
    expect(await naive.user.count()).toBe(1)
    read.fire()
    await expect(failing).rejects.toThrow('rolled back')
    expect(await naive.user.count()).toBe(0)
  })
})

describe('the database with separate clients for reading and writing', () => {
  test('an acknowledged write is kept when another one fails', async () => {
    const [begun, go] = [signal(), signal()]
    const failing = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      begun.fire()
      await go.fired
      throw new Error('rolled back')
    })
    await begun.fired
    const bob = db.write((tx) => tx.user.create({ data: aUser('Bob') }))
    // It waits for its turn instead of joining the open transaction.
    expect(await isPending(bob)).toBe(true)
    go.fire()
    await expect(failing).rejects.toThrow('rolled back')
    await bob
    expect((await db.read.user.findMany()).map(({ firstName }) => firstName)).toEqual(['Bob'])
  })

  test('uncommitted rows are not visible, and committed ones are at once', async () => {
    const [begun, go] = [signal(), signal()]
    const writing = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      expect(await tx.user.count()).toBe(1)
      begun.fire()
      await go.fired
    })
    await begun.fired
    expect(await db.read.user.count()).toBe(0)
    go.fire()
    await writing
    expect(await db.read.user.count()).toBe(1)
  })

  test('readers do not wait for a writer', async () => {
    const go = signal()
    const writing = db.write(() => go.fired)
    expect(await db.read.user.count()).toBe(0)
    go.fire()
    await writing
  })

  test('writes run one after the other, in the order they came', async () => {
    const seen: string[] = []
    const write = (name: string) =>
      db.write(async (tx) => {
        seen.push(`${name} begins`)
        await tx.user.count()
        await sleep(5)
        seen.push(`${name} ends`)
      })
    await Promise.all([write('a'), write('b'), write('c')])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  test('none of many increments at once is lost', async () => {
    const { id } = await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.write(async (tx) => {
          const { walletCents } = await tx.user.findUniqueOrThrow({ where: { id } })
          await tx.user.update({ where: { id }, data: { walletCents: walletCents + 1 } })
        }),
      ),
    )
    expect(await db.read.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ walletCents: 50 })
  })

  test('the next write succeeds after one that failed', async () => {
    await expect(db.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(
      db.write(() => {
        throw new Error('at once')
      }),
    ).rejects.toThrow('at once')
    await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    expect(await db.read.user.count()).toBe(1)
  })

  test('closing waits for the writes that have begun', async () => {
    const closing = openDatabase(url)
    const writes = ['Ada', 'Bob', 'Eve'].map((name) =>
      closing.write(async (tx) => {
        await sleep(20)
        return tx.user.create({ data: aUser(name) })
      }),
    )
    await closing.close()
    expect(await db.read.user.count()).toBe(3)
    await Promise.all(writes)
  })

  test('the read connection refuses to write', async () => {
    await expect(db.read.user.create({ data: aUser('Ada') })).rejects.toThrow(/readonly/)
    await expect(db.read.user.deleteMany()).rejects.toThrow(/readonly/)
  })

  test('a write is rolled back as a whole when a part of it fails', async () => {
    const failing = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      await within(tx).write((inner) => inner.user.create({ data: aUser('Bob') }))
      expect(await within(tx).read.user.count()).toBe(2)
      await tx.user.create({ data: { ...aUser('Eve'), walletCents: -1 } })
    })
    await expect(failing).rejects.toThrow(/CHECK/)
    expect(await db.read.user.count()).toBe(0)
  })

  test('a duplicate value is reported with its field', async () => {
    const create = (over: object) => db.write((tx) => tx.user.create({ data: { ...aUser('Ada'), ...over } }))
    await create({ email: 'ada@example.com', phoneNumber: '2125550100' })
    const failure = (over: object) => create(over).then(() => null, violatedUnique)
    expect(await failure({ email: 'ada@example.com' })).toEqual(['email'])
    expect(await failure({ phoneNumber: '2125550100' })).toEqual(['phoneNumber'])
    expect(violatedUnique(new Error('UNIQUE'))).toBeNull()
  })

  test('a process has one database, however often the module is loaded', () => {
    expect((globalThis as { plateful?: unknown }).plateful).toBe(shared)
  })
})

describe('a snapshot', () => {
  test('a snapshot does not change while others write and read', async () => {
    await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    await db.snapshot(async (read) => {
      expect(await read.user.count()).toBe(1)
      await db.write((tx) => tx.user.create({ data: aUser('Bob') }))
      expect([await read.user.count(), await db.read.user.count()]).toEqual([1, 2])
    })
    expect(await db.snapshot((read) => read.user.count())).toBe(2)
  })

  test('a snapshot cannot be written to', async () => {
    const writing = db.snapshot((read) => read.user.create({ data: aUser('Ada') }))
    await expect(writing).rejects.toThrow('readonly')
    expect(await db.read.user.count()).toBe(0)
  })

  test("a snapshot within a transaction sees the transaction's writes", async () => {
    await db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      expect(await within(tx).snapshot((read) => read.user.count())).toBe(1)
    })
  })
})

describe('the settings of the connections', () => {
  async function pragmas(role: 'reader' | 'writer') {
    const client = connect(url, role)
    const ask = async (name: string) =>
      Object.values((await client.$queryRawUnsafe<object[]>(`PRAGMA ${name}`))[0] ?? {})[0]
    const names = ['journal_mode', 'synchronous', 'foreign_keys', 'query_only', 'busy_timeout']
    const values: Record<string, unknown> = {}
    for (const name of names) values[name] = String(await ask(name))
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

  test('both connections enforce foreign keys', async () => {
    const write = db.write((tx) => tx.menuItemLike.create({ data: { userId: 99, menuItemId: 99, createdAt: now } }))
    await expect(write).rejects.toMatchObject({ code: 'P2003' })
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
