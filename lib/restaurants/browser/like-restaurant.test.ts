import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '@/tests/browser-storage'
import { setRestaurantLiked } from './like-restaurant'
import { takeLikedRestaurants, useLikedRestaurants } from './liked-restaurants'

/** The calls without an answer, oldest first. */
let waiting: { call: string; answer(status?: number): void }[]

beforeEach(() => {
  waiting = []
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a.b' })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    return new Promise((resolve) => {
      const answer = (status = 200) => resolve(Response.json({ message: 'no', error: 'no', errors: {} }, { status }))
      waiting.push({ call: `${method} ${path}`, answer })
    })
  })
  takeLikedRestaurants([1])
})
afterEach(() => vi.unstubAllGlobals())

const liked = () => useLikedRestaurants.getState().liked
const next = () => vi.waitFor(() => waiting.shift() ?? Promise.reject(new Error('No call is waiting')))

test('a liked restaurant shows at once and is told to the server', async () => {
  const done = setRestaurantLiked(2, true)
  expect(liked()).toEqual([1, 2])
  const { call, answer } = await next()
  expect(call).toBe('PUT /api/restaurants/2/like')
  answer()
  await done
  expect(liked()).toEqual([1, 2])
})

test('of two quick taps the second is sent when the first is answered, and its answer counts [4.8.6]', async () => {
  const [on, off] = [setRestaurantLiked(2, true), setRestaurantLiked(2, false)]
  expect(liked()).toEqual([1])
  const first = await next()
  expect(waiting).toEqual([])
  first.answer()
  await on
  expect(liked()).toEqual([1])
  const { call, answer } = await next()
  expect(call).toBe('DELETE /api/restaurants/2/like')
  answer(409)
  await expect(off).rejects.toMatchObject({ status: 409 })
  expect(liked()).toEqual([1, 2])
})

test('a refused like is taken out again', async () => {
  const done = setRestaurantLiked(2, true)
  const { answer } = await next()
  answer(409)
  await expect(done).rejects.toMatchObject({ status: 409 })
  expect(liked()).toEqual([1])
})

test('a late answer about the likes of one user changes nothing for the next one', async () => {
  const done = setRestaurantLiked(2, true)
  const { answer } = await next()
  takeLikedRestaurants([7])
  answer()
  await done
  expect(liked()).toEqual([7])
})
