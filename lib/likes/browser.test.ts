import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/lib/accounts/server/shapes'
import { MemoryStorage } from '@/tests/browser-storage'
import { followLikesOfOtherTabs, type Likable, setLiked, takeLikes, useLikes } from './browser'

/** The calls without an answer, oldest first. */
let waiting: { call: string; answer(status?: number): void }[]

beforeEach(() => {
  waiting = []
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a.b' })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    // The look whether there is an outage.
    if (method === 'HEAD') return Promise.resolve(new Response())
    return new Promise((resolve) => {
      const answer = (status = 200) => resolve(Response.json({ message: 'no', error: 'no', errors: {} }, { status }))
      waiting.push({ call: `${method} ${path}`, answer })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const userOf = (id: number, guestAccount = false) => ({ id, guestAccount }) as User
const ADA = userOf(11)
const BEN = userOf(12)
const GUEST = userOf(13, true)

const shown = (kind: Likable = 'items') => useLikes.getState()[kind]
const stored = () => JSON.parse(localStorage.getItem('likedItems') ?? 'null')
const next = () => vi.waitFor(() => waiting.shift() ?? Promise.reject(new Error('No call is waiting')))

/** The user and the likes that this browser has stored. */
function keep(user: User | null, likes: number[]): void {
  localStorage.setItem('currentUser', JSON.stringify(user))
  localStorage.setItem('likedItems', JSON.stringify(likes))
}

test.each<[Likable, string]>([
  ['items', '/api/menu-items/2/like'],
  ['restaurants', '/api/restaurants/2/like'],
])(
  'a like of one of the %s shows at once, is told to the server, and one that it refuses is undone',
  async (kind, path) => {
    takeLikes(ADA, [1], [1])
    const refused = setLiked(kind, 2, true)
    expect(shown(kind)).toEqual([1, 2])
    const first = await next()
    expect(first.call).toBe(`PUT ${path}`)
    first.answer(409)
    await expect(refused).rejects.toMatchObject({ status: 409 })
    expect(shown(kind)).toEqual([1])
    const done = setLiked(kind, 2, true)
    ;(await next()).answer()
    await done
    expect(shown(kind)).toEqual([1, 2])
    expect(stored()).toEqual(kind === 'items' ? [1, 2] : [1])
  },
)

test('of two quick taps the second is sent when the first is answered, and its answer counts [4.8.6]', async () => {
  takeLikes(ADA, [], [1])
  const [on, off] = [setLiked('restaurants', 2, true), setLiked('restaurants', 2, false)]
  expect(shown('restaurants')).toEqual([1])
  const first = await next()
  expect(waiting).toEqual([])
  first.answer()
  await on
  expect(shown('restaurants')).toEqual([1])
  const { call, answer } = await next()
  expect(call).toBe('DELETE /api/restaurants/2/like')
  answer(409)
  await expect(off).rejects.toMatchObject({ status: 409 })
  expect(shown('restaurants')).toEqual([1, 2])
})

test('of three quick taps the last one counts, also when the first failed', async () => {
  takeLikes(ADA, [], [])
  const taps = [true, false, true].map((liked) => setLiked('items', 3, liked))
  const done = Promise.allSettled(taps)
  for (const status of [503, 200, 200]) (await next()).answer(status)
  await done
  expect(shown()).toEqual([3])
})

test('a refused like is undone while another one is under way', async () => {
  takeLikes(ADA, [], [])
  const refused = setLiked('items', 1, true)
  const done = setLiked('items', 2, true)
  ;(await next()).answer(409)
  await expect(refused).rejects.toMatchObject({ status: 409 })
  expect(shown()).toEqual([2])
  ;(await next()).answer()
  await done
})

test('a late answer about the likes of one user changes nothing for the next one', async () => {
  takeLikes(ADA, [], [])
  const done = setLiked('items', 2, true)
  keep(ADA, stored())
  takeLikes(null, [], [])
  ;(await next()).answer()
  await done
  expect([shown(), stored()]).toEqual([[], []])
})

test.each([
  ['visitor', null],
  ['guest', GUEST],
])('the likes of a %s stay until the sign-in, when the server gets those it lacks [4.8.3]', async (_, user) => {
  keep(user, [1, 2])
  takeLikes(user, [], [])
  expect([shown(), stored()]).toEqual([
    [1, 2],
    [1, 2],
  ])
  takeLikes(ADA, [2, 3], [])
  expect(shown()).toEqual([2, 3, 1])
  const { call, answer } = await next()
  expect([call, waiting]).toEqual(['PUT /api/menu-items/1/like', []])
  answer(404)
  await vi.waitFor(() =>
    expect([shown(), stored()]).toEqual([
      [2, 3],
      [2, 3],
    ]),
  )
})

test('a like that was removed elsewhere does not return from the stored likes [4.8.3]', () => {
  keep(ADA, [7, 8])
  takeLikes(ADA, [8], [])
  expect([shown(), stored(), waiting]).toEqual([[8], [8], []])
})

test('the likes of a customer are not those of the next user', () => {
  keep(ADA, [7])
  takeLikes(BEN, [1], [])
  expect([shown(), stored(), waiting]).toEqual([[1], [1], []])
  for (const next of [null, GUEST]) {
    keep(ADA, [7])
    takeLikes(next, [], [])
    expect([shown(), stored()]).toEqual([[], []])
  }
})

test('an answered change survives an older list that another tab has stored', async () => {
  let tell: (event: unknown) => void = () => {}
  vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof tell) => (tell = listener) })
  takeLikes(ADA, [], [])
  followLikesOfOtherTabs()
  const tap = setLiked('items', 2, true)
  localStorage.setItem('likedItems', '[]')
  tell({ storageArea: localStorage, key: 'likedItems' })
  expect(shown()).toEqual([])
  ;(await next()).answer()
  await tap
  expect(shown()).toEqual([2])
})
