import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { CuttingProxy } from '@/tests/cutting-proxy'
import { freshDatabase } from '@/tests/db'
import { directRows } from '@/tests/rows'
import { isPending, signal } from '@/tests/signal'
import { openDatabase } from './database'
import type { Engine } from './engine'
import { isConflict, isUnavailable } from './failures'

const now = new Date('2026-11-21T12:00:00.000Z')
const aUser = (firstName: string) => ({ firstName, lastActiveAt: now, createdAt: now })

const warnings: Error[] = []
process.on('warning', (warning) => warnings.push(warning))

vi.setConfig({ testTimeout: 60_000 })

let db: Engine
let proxy: CuttingProxy

beforeEach(async () => {
  await freshDatabase()
  proxy = await CuttingProxy.start(env.DATABASE_URL)
  db = openDatabase(proxy.url, { patienceMs: 3_000, writers: 2 })
})
afterEach(async () => {
  await db.close()
  proxy.close()
})

const names = async () =>
  (await directRows.ask('SELECT firstName FROM User ORDER BY id')).map(({ firstName }) => firstName)
const add = (name: string) => db.write((tx) => tx.user.create({ data: aUser(name) }))
/** Whether some work fails because the server cannot be used. */
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error) => isUnavailable(error) || error,
  )

describe('a connection that is lost', () => {
  test.each([
    ['before the commit reached the server', 'commit', []],
    ['before the answer to the commit was back', 'answer', ['Ada']],
  ] as const)('%s, the write is refused, runs once and leaves the next one alone', async (_, at, stored) => {
    await db.write((tx) => tx.user.count())
    let runs = 0
    proxy.cutAt(at)
    const writing = db.write((tx) => {
      runs += 1
      return tx.user.create({ data: aUser('Ada') })
    })
    expect(await isRefused(writing)).toBe(true)
    expect(runs).toBe(1)
    proxy.cutAt('nothing')
    // The server may need a moment to commit after the connection is gone.
    await vi.waitFor(async () => expect(await names()).toEqual(stored))
    await add('Bob')
    expect(await names()).toEqual([...stored, 'Bob'])
  })

  test('idle connections that were cut are replaced, for reads and writes', async () => {
    await add('Ada')
    expect(await db.read.user.count()).toBe(1)
    proxy.cutNow()
    await sleep(50)
    await add('Bob')
    expect(await db.read.user.count()).toBe(2)
  })

  test('a write is rolled back when its connection is cut in the middle', async () => {
    const writing = db.write(async (tx) => {
      await tx.user.create({ data: aUser('Ada') })
      proxy.cutNow()
      await tx.user.create({ data: aUser('Bob') })
    })
    expect(await isRefused(writing)).toBe(true)
    expect(await names()).toEqual([])
  })
})

describe('a server that cannot be used', () => {
  test('without a server, reads and writes are refused', async () => {
    const absent = openDatabase('postgresql://plateful@127.0.0.1:9/plateful', { patienceMs: 500 })
    expect(await isRefused(absent.read.user.count())).toBe(true)
    expect(await isRefused(absent.read.$queryRaw`SELECT 1`)).toBe(true)
    expect(await isRefused(absent.write((tx) => tx.user.count()))).toBe(true)
    await absent.close()
  })

  test('a database that does not exist refuses reads and writes', async () => {
    const absent = openDatabase(Object.assign(new URL(env.DATABASE_URL), { pathname: '/nowhere' }).href)
    expect(await isRefused(absent.read.user.count())).toBe(true)
    expect(await isRefused(absent.write((tx) => tx.user.count()))).toBe(true)
    await absent.close()
  })

  test('a statement that takes too long is refused', async () => {
    const timed = db.write(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 100`
      await tx.$queryRaw`SELECT pg_sleep(5)::text`
    })
    expect(await isRefused(timed)).toBe(true)
  })

  test('a write that waits for a lock for too long is refused', async () => {
    await add('Ada')
    const [locked, done] = [signal(), signal()]
    const holding = db.write(async (tx) => {
      await tx.user.updateMany({ data: { firstName: 'Bob' } })
      locked.fire()
      await done.fired
    })
    await locked.fired
    const waiting = db.write(async (tx) => {
      await tx.$executeRaw`SET LOCAL lock_timeout = 100`
      await tx.user.updateMany({ data: { firstName: 'Eve' } })
    })
    expect(await isRefused(waiting)).toBe(true)
    done.fire()
    await holding
    expect(await names()).toEqual(['Bob'])
  })

  test('a server that takes no writes refuses them and can be read', async () => {
    const write = db.write(async (tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`
      await tx.user.create({ data: aUser('Ada') })
    })
    expect(await isRefused(write)).toBe(true)
    expect(await db.read.user.count()).toBe(0)
  })
})

test('a write that met another runs again, alone', async () => {
  await add('Ada')
  const other = openDatabase(env.DATABASE_URL)
  const pending: boolean[] = []
  let late: Promise<unknown> | undefined
  await db.write(async (tx) => {
    await tx.user.count()
    const beside = other.write((own) => own.user.updateMany({ data: { walletCents: { increment: 1 } } }))
    await Promise.race([beside, sleep(300)])
    pending.push(await isPending(beside))
    late = beside
    await tx.user.updateMany({ data: { walletCents: { increment: 10 } } })
  })
  await late
  expect(pending).toEqual([false, true])
  expect(await db.read.user.findFirst()).toMatchObject({ walletCents: 12 })
  await other.close()
})

test('a failure that was caught inside a write cannot make a lost write look like a stored one', async () => {
  const writing = db.write(async (tx) => {
    await tx.user.create({ data: aUser('Ada') })
    await tx.user.create({ data: { ...aUser('Bob'), walletCents: -1 } }).catch(() => undefined)
  })
  await expect(writing).rejects.toThrow()
  expect(await names()).toEqual([])
})

test('rows of several tables that a transaction asks for at once are asked for in turn, as the driver wants it', async () => {
  await add('Ada')
  const users = await db.write((tx) => tx.user.findMany({ include: { orders: true, reviews: true, sessions: true } }))
  expect(users).toMatchObject([{ orders: [], reviews: [], sessions: [] }])
  expect(warnings).toEqual([])
})

test.each(['schema=other', 'options=-c%20x=y'])('a URL with %s is refused', (query) => {
  expect(() => openDatabase(`${env.DATABASE_URL}?${query}`)).toThrow('must not have')
})

describe('notices', () => {
  test('what was committed while the connection was lost is told when it is back', async () => {
    const told = vi.fn()
    const stop = db.watch(told)
    await vi.waitUntil(() => db.contentVersion())
    proxy.cutNow()
    await vi.waitUntil(() => db.contentVersion() === null)
    const other = openDatabase(env.DATABASE_URL)
    await other.write((tx) => tx.user.create({ data: aUser('Ada') }))
    told.mockClear()
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 10_000 })
    stop()
    await other.close()
  })

  test('while the connection is lost nothing is certain, and afterward everything counts as changed [T48]', async () => {
    const before = { ...(await vi.waitUntil(() => db.contentVersion())) }
    proxy.cutNow()
    await vi.waitUntil(() => db.contentVersion() === null)
    const after = await vi.waitUntil(() => db.contentVersion(), { timeout: 10_000 })
    expect(after.catalog).toBeGreaterThan(before.catalog)
    expect(after.likes).toBeGreaterThan(before.likes)
  })

  test('a process sees its own change as soon as the write is done, without waiting for the notice', async () => {
    await vi.waitUntil(() => db.contentVersion())
    await add('Ada')
    for (let round = 0; round < 20; round++) {
      const before = db.contentVersion()?.catalog ?? 0
      await db.write((tx) => tx.user.updateMany({ data: { firstName: `Ada ${round}` } }))
      expect(db.contentVersion()?.catalog).toBe(before + 1)
    }
  })
})

test.each([
  [{ cause: { originalCode: '40001' } }, true, true],
  [{ cause: { originalCode: '40P01' } }, true, true],
  [{ cause: { originalCode: '53300' } }, false, true],
  [{ code: '57P01' }, false, true],
  [{ code: 'ECONNREFUSED' }, false, true],
  [new Error('Connection terminated unexpectedly'), false, true],
  [{ code: '23514' }, false, false],
  [{ code: '42P01' }, false, true],
  [{ code: '42703' }, false, true],
  [{ code: '42601' }, false, false],
])('%j: a conflict %s, unavailable %s', (error, conflict, unavailable) => {
  expect([isConflict(error), isUnavailable(error)]).toEqual([conflict, unavailable])
})
