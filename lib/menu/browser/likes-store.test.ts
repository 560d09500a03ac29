import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '@/tests/browser-storage'

/** The answer to the calls of a test; rejects to stand for a server that refuses. */
let answer: () => Promise<Response>
const calls: string[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a.b' })
  calls.length = 0
  answer = async () => Response.json({ id: 1, likes: [] })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return answer()
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const ADA = 11
const BEN = 12

/** The store of a page that was just loaded, with the likes and the user that this browser stored. */
async function loaded(kept: number[], user: number | null = ADA, guestAccount = false) {
  localStorage.setItem('currentUser', JSON.stringify(user && { id: user, guestAccount }))
  localStorage.setItem('likedItems', JSON.stringify(kept))
  const { likes, useLikes } = await import('./likes-store')
  return { likes, shown: () => useLikes.getState().liked }
}
/** Leaves the page before its changes are answered. */
async function leave({ likes }: Awaited<ReturnType<typeof loaded>>, ...changes: [number, boolean][]) {
  answer = () => new Promise(() => {})
  for (const [id, liked] of changes) void likes.set(id, liked)
  await vi.waitFor(() => expect(calls).toHaveLength(changes.length))
  vi.resetModules()
  calls.length = 0
}
const stored = () => JSON.parse(localStorage.getItem('likedItems') ?? 'null')

test('on sign-in the likes of the server and of this browser are merged, and the server gets the missing ones [4.8.3]', async () => {
  const { likes, shown } = await loaded([1, 2], null)
  await likes.merge([2, 3], ADA)
  expect(shown()).toEqual([2, 3, 1])
  expect(calls).toEqual(['PUT /api/menu-items/1/like'])
})

test.each<[string, number | null]>([
  ['a visitor', null],
  ['a guest', BEN],
])('the likes of %s survive each page until the sign-in', async (_, user) => {
  for (let page = 0; page < 2; page++) {
    const { likes, shown } = await loaded(page === 0 ? [1, 2] : stored(), user, true)
    likes.keepForSignIn()
    expect([shown(), stored()]).toEqual([
      [1, 2],
      [1, 2],
    ])
    vi.resetModules()
  }
  const { likes, shown } = await loaded(stored(), user, true)
  await likes.merge([2, 3], ADA)
  expect(shown()).toEqual([2, 3, 1])
  expect(calls).toEqual(['PUT /api/menu-items/1/like'])
})

test('the likes of a customer whose session ended are not kept for the next sign-in', async () => {
  const { likes, shown } = await loaded([7])
  likes.keepForSignIn()
  expect([shown(), stored()]).toEqual([[], []])
})

test('a like or its removal that the server refuses is undone', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([1], ADA)
  answer = async () => Response.json({ message: 'no', error: 'no', errors: {} }, { status: 403 })
  await expect(likes.set(2, true)).rejects.toThrow()
  expect(shown()).toEqual([1])
  await expect(likes.set(1, false)).rejects.toThrow()
  expect(stored()).toEqual([1])
})

test('a like that was removed elsewhere does not return from the stored likes [4.8.3]', async () => {
  const { likes, shown } = await loaded([7, 8])
  await likes.merge([8], ADA)
  expect(shown()).toEqual([8])
  expect(stored()).toEqual([8])
  expect(calls).toEqual([])
})

test('changes without an answer when the page was left are sent by the next page [4.8.3]', async () => {
  const before = await loaded([1])
  await before.likes.merge([1], ADA)
  await leave(before, [2, true], [1, false])
  answer = async () => Response.json({ id: 1, likes: [] })
  const { likes, shown } = await loaded([2])
  await likes.merge([1], ADA)
  expect(shown()).toEqual([2])
  expect(calls).toEqual(['PUT /api/menu-items/2/like', 'DELETE /api/menu-items/1/like'])
  await likes.merge([], ADA)
  expect(calls).toHaveLength(2)
})

test('the likes of the previous user are dropped', async () => {
  const before = await loaded([7])
  await before.likes.merge([7], ADA)
  await leave(before, [5, true])
  const { likes, shown } = await loaded([7, 5], ADA)
  await likes.merge([1], BEN)
  expect(shown()).toEqual([1])
  expect(calls).toEqual([])
})

test('changes of the previous user are not sent, even when another tab has stored the new user', async () => {
  const before = await loaded([])
  await before.likes.merge([], ADA)
  await leave(before, [5, true])
  const { likes, shown } = await loaded([1], BEN)
  await likes.merge([1], BEN)
  expect(shown()).toEqual([1])
  expect(calls).toEqual([])
})

test('likes that another tab stored for a customer are not those of the visitor of this tab', async () => {
  const { likes, shown } = await loaded([], null)
  likes.keepForSignIn()
  localStorage.setItem('likedItems', '[4]')
  localStorage.setItem('currentUser', JSON.stringify({ id: BEN, guestAccount: false }))
  await likes.merge([1], ADA)
  expect(shown()).toEqual([1])
  expect(calls).toEqual([])
})

test('a change answered after the next page was requested overrides the list of that page and is not sent again', async () => {
  const before = await loaded([])
  await before.likes.merge([], ADA)
  await before.likes.set(2, true)
  vi.resetModules()
  calls.length = 0
  const asked = vi.spyOn(performance, 'timeOrigin', 'get')
  asked.mockReturnValue(Date.now() - 1000)
  const rendered = await loaded([2])
  await rendered.likes.merge([], ADA)
  expect(rendered.shown()).toEqual([2])

  vi.resetModules()
  asked.mockReturnValue(Date.now() + 1000)
  const later = await loaded([2])
  await later.likes.merge([], ADA)
  expect(later.shown()).toEqual([])
  expect(calls).toEqual([])
})

test('an answered change survives an older list that another tab has stored', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], ADA)
  let arrive = () => {}
  answer = () => new Promise((resolve) => (arrive = () => resolve(Response.json({ id: 2, likes: [ADA] }))))
  const tap = likes.set(2, true)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const { useLikes } = await import('./likes-store')
  useLikes.setState({ liked: [] })
  arrive()
  await tap
  expect(shown()).toEqual([2])
})

test('an answer that comes after signing out changes nothing', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], ADA)
  const tap = likes.set(2, true)
  likes.clear()
  await tap
  expect(shown()).toEqual([])
  expect(stored()).toEqual([])
})

test('a like and its removal without a network end in the initial state', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], ADA)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const tries = await Promise.allSettled([likes.set(3, true), likes.set(3, false)])
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(shown()).toEqual([])
})

test('of three quick changes the last one counts, also when the first failed', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], ADA)
  let calling = 0
  answer = async () => {
    calling += 1
    if (calling === 1) throw new TypeError('Failed to fetch')
    return Response.json({ id: 3, likes: [] })
  }
  await Promise.allSettled([likes.set(3, true), likes.set(3, false), likes.set(3, true)])
  expect(shown()).toEqual([3])
})
