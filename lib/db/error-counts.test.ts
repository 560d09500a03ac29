import { beforeEach, expect, test } from 'vitest'
import { noteError } from '@/lib/server/register'
import { freshDatabase } from '@/tests/db'
import { db } from './client'
import { countError, listErrors, storeErrors } from './error-counts'

// Seven in the evening in New York, whose day has five more hours.
const now = new Date('2026-11-21T00:00:00Z')
const later = new Date('2026-11-21T00:01:00Z')
const nextDay = new Date('2026-11-21T06:00:00Z')

beforeEach(async () => {
  await storeErrors({ db })
  await freshDatabase()
})

test('errors add up by place, with the time of the last, over processes and the hours of a day [4.35.15]', async () => {
  countError('/api/orders', now)
  countError('/home', now)
  countError('/api/orders', later)
  await storeErrors({ db })
  expect(await listErrors({ db, now })).toEqual([
    { place: '/api/orders', count: 2, lastAt: later },
    { place: '/home', count: 1, lastAt: now },
  ])
  // Another process, or the next few seconds.
  countError('/home', later)
  await storeErrors({ db })
  await storeErrors({ db })
  expect(await listErrors({ db, now })).toContainEqual({ place: '/home', count: 2, lastAt: later })
})

test('a day begins without errors', async () => {
  countError('/home', now)
  await storeErrors({ db })
  expect(await listErrors({ db, now: nextDay })).toEqual([])
  countError('/home', nextDay)
  await storeErrors({ db })
  expect(await listErrors({ db, now: nextDay })).toEqual([{ place: '/home', count: 1, lastAt: nextDay }])
})

test('errors are counted while the database is away, and stored once it is back [4.35.15]', async () => {
  countError('/home', now)
  const away = Object.create(db, { write: { value: () => Promise.reject(new Error('away')) } })
  await expect(storeErrors({ db: away })).rejects.toThrow('away')
  countError('/home', later)
  await storeErrors({ db })
  expect(await listErrors({ db, now })).toEqual([{ place: '/home', count: 2, lastAt: later }])
})

test('a screen that failed is counted by its route, even one whose answer had begun; a call by its answer', async () => {
  const failed = { path: '/restaurants/7?q=ada', requestId: 'r', renderSource: undefined }
  noteError(new Error('no'), { ...failed, routeType: 'render' })
  noteError(new Error('no'), { ...failed, path: '/api/orders', routeType: 'route' })
  await storeErrors({ db })
  const [error, ...others] = await listErrors({ db, now: new Date() })
  expect(error).toMatchObject({ place: '/restaurants/[id]', count: 1 })
  expect(others).toEqual([])
})
