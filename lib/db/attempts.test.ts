import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { runMaintenance } from '@/lib/server/maintenance'
import { freshDatabase } from '@/tests/db'
import { countAttempt, forgetAttempts } from './attempts'
import { db } from './client'
import { openDatabase } from './database'

vi.hoisted(() => {
  process.env.LIMIT_SIGNUPS = '3'
  process.env.ORDERS_PER_HOUR = '0'
})

const START = new Date('2026-11-21T12:00:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const at = (ms: number) => new Date(START.getTime() + ms)
const ADDRESS = '203.0.113.9'

beforeEach(freshDatabase)

/** Signs up from an address at an instant: null, or the refusal. */
function attempt({ by = ADDRESS, ms = 0, on = db } = {}) {
  return countAttempt({ limit: 'signups', by }, { db: on, now: at(ms) }).then(
    () => null,
    (error: unknown) => error,
  )
}

async function exhaust() {
  for (let turn = 0; turn < 3; turn++) expect(await attempt()).toBeNull()
}

test('the allowed number of attempts passes, and the next one is refused', async () => {
  await exhaust()
  expect(await attempt()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many attempts. Please try again in 60 minutes.',
    extra: { retryAfter: 3600 },
  })
})

test.each([
  [0, 3600, '60 minutes'],
  [1, 3600, '60 minutes'],
  [30 * MINUTE, 1800, '30 minutes'],
  [58 * MINUTE + SECOND, 119, '2 minutes'],
  [59 * MINUTE, 60, 'a minute'],
  [HOUR - 1, 1, 'a minute'],
])('after %i ms there are %i seconds to wait, written as %s [7.4.5]', async (ms, retryAfter, wait) => {
  await exhaust()
  const message = `Too many attempts. Please try again in ${wait}.`
  expect(await attempt({ ms })).toMatchObject({ message, extra: { retryAfter } })
})

test('a limit that the settings lift counts nothing', async () => {
  const counts = Array.from({ length: 200 }, () => countAttempt({ limit: 'orders', by: 1 }, { db, now: START }))
  await expect(Promise.all(counts)).resolves.toHaveLength(200)
})

test('an hour after the first attempt the count starts again', async () => {
  await exhaust()
  expect(await attempt({ ms: HOUR - 1 })).not.toBeNull()
  for (let turn = 0; turn < 3; turn++) expect(await attempt({ ms: HOUR })).toBeNull()
  expect(await attempt({ ms: HOUR })).toMatchObject({ extra: { retryAfter: 3600 } })
})

test('a clock that was ahead for a while keeps no one out once it is right again [T44]', async () => {
  const year = 365 * 24 * HOUR
  for (let turn = 0; turn < 3; turn++) await attempt({ ms: year })
  expect(await attempt({ ms: year })).not.toBeNull()
  for (let turn = 0; turn < 3; turn++) expect(await attempt()).toBeNull()
  expect(await attempt()).toMatchObject({ extra: { retryAfter: 3600 } })
})

test('a call that is counted after a later one counts all the same', async () => {
  const times = [20, 0, 10 * SECOND]
  for (const ms of times) expect(await attempt({ ms })).toBeNull()
  expect(await attempt({ ms: 5 })).not.toBeNull()
})

test('a clock that was ahead leaves no count behind', async () => {
  await attempt({ ms: 365 * 24 * HOUR, by: 'somebody who never comes back' })
  await runMaintenance({ db, now: START })
  expect(await db.read.attemptCount.count()).toBe(0)
})

test('further attempts do not prolong the wait, and write nothing', async () => {
  await exhaust()
  const write = vi.spyOn(db, 'write')
  for (let turn = 0; turn < 50; turn++) expect(await attempt({ ms: turn * SECOND })).not.toBeNull()
  expect(write).not.toHaveBeenCalled()
  expect(await attempt({ ms: HOUR })).toBeNull()
})

test('each user and each kind of attempt is counted separately', async () => {
  await exhaust()
  expect(await attempt({ by: '203.0.113.10' })).toBeNull()
  await countAttempt({ limit: 'guests', by: ADDRESS }, { db, now: START })
})

test('a valid attempt clears the count of its own user only', async () => {
  await exhaust()
  for (let turn = 0; turn < 3; turn++) await attempt({ by: '203.0.113.10' })
  await forgetAttempts({ limit: 'signups', by: ADDRESS }, { db, now: START })
  expect(await attempt()).toBeNull()
  expect(await attempt({ by: '203.0.113.10' })).not.toBeNull()
})

test('of many attempts at once, no more pass than are allowed', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt()))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
})

describe('a second process on the same file', () => {
  const other = openDatabase(env.DATABASE_URL)
  afterAll(() => other.close())

  test('two processes count together', async () => {
    expect([await attempt(), await attempt({ on: other }), await attempt()]).toEqual([null, null, null])
    expect(await attempt({ on: other })).toMatchObject({ code: 'too_many_requests' })
    expect(await attempt()).toMatchObject({ code: 'too_many_requests' })
  })

  test('two processes let no more attempts pass when both are asked at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => attempt({ on: turn % 2 === 0 ? db : other })),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
  })
})

test('expired counts are removed, of every user', async () => {
  for (let turn = 0; turn < 5; turn++) await attempt({ by: `203.0.113.${turn}`, ms: turn })
  expect(await db.read.attemptCount.count()).toBe(5)
  await attempt({ by: '203.0.113.200', ms: HOUR + 3 })
  expect(await db.read.attemptCount.count()).toBe(2)
})

test('the database does not reveal whose attempts are counted [T29]', async () => {
  await attempt()
  const [row] = await db.read.attemptCount.findMany()
  expect(row?.key).toMatch(/^signups:[0-9a-f]{64}$/)
})
