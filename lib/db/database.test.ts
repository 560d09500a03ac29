import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { freshDatabase } from '@/tests/db'
import { isPending, signal } from '@/tests/signal'
import { db as shared } from './client'
import { openDatabase, within } from './database'
import { violatedUnique } from './failures'

const url = env.DATABASE_URL
const db = openDatabase(url)
beforeEach(freshDatabase)
afterAll(() => db.close())

const now = new Date('2026-11-21T12:00:00.000Z')
const aUser = (firstName: string) => ({ firstName, lastActiveAt: now, createdAt: now })

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

  test('the read connection refuses to write [V13.2.2]', async () => {
    await expect(db.read.user.create({ data: aUser('Ada') })).rejects.toThrow(/read-?only/)
    await expect(db.read.user.deleteMany()).rejects.toThrow(/read-?only/)
  })

  test('a write is rolled back as a whole when a part of it fails [V2.3.1–4, V16.5.1–3]', async () => {
    const failing = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      await within(tx).write((inner) => inner.user.create({ data: aUser('Bob') }))
      expect(await within(tx).read.user.count()).toBe(2)
      await tx.user.create({ data: { ...aUser('Eve'), walletCents: -1 } })
    })
    await expect(failing).rejects.toThrow(/check/i)
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

  test('a write that refers to a missing row is refused', async () => {
    const write = db.write((tx) => tx.menuItemLike.create({ data: { userId: 99, menuItemId: 99, createdAt: now } }))
    await expect(write).rejects.toMatchObject({ code: 'P2003' })
  })

  test('a process has one database, however often the module is loaded', async () => {
    vi.resetModules()
    expect((await import('./client')).db).toBe(shared)
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
    await expect(writing).rejects.toThrow(/read-?only/)
    expect(await db.read.user.count()).toBe(0)
  })

  test("a snapshot within a transaction sees the transaction's writes", async () => {
    await db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      expect(await within(tx).snapshot((read) => read.user.count())).toBe(1)
    })
  })
})

test('whoever watches is told of commits of this process at once and of others soon, until they stop', async () => {
  const other = openDatabase(url)
  const told = vi.fn()
  const stop = db.watch(told)
  // PostgreSQL tells once it is connected.
  await sleep(500)
  told.mockClear()
  const failing = db.write((tx) => tx.user.create({ data: { ...aUser('Ada'), walletCents: -1 } }))
  await expect(failing).rejects.toThrow()
  expect(told).not.toHaveBeenCalled()
  await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
  expect(told).toHaveBeenCalledTimes(1)
  for (const name of ['Bob', 'Eve']) {
    told.mockClear()
    await other.write((tx) => tx.user.create({ data: aUser(name) }))
    await vi.waitUntil(() => told.mock.calls.length > 0, { timeout: 5_000 })
  }
  stop()
  told.mockClear()
  await db.write((tx) => tx.user.create({ data: aUser('Kim') }))
  expect(told).not.toHaveBeenCalled()
  await other.close()
})
