import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the calls of this test answer with; rejects to stand for a server that refuses. */
let answer: () => Promise<Response>
const calls: string[] = []

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
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

/** The store as a page that was just loaded has it, with what this browser kept. */
async function loaded(kept: number[]) {
  localStorage.setItem('likedItems', JSON.stringify(kept))
  const { likes, useLikes } = await import('./likes-store')
  return { likes, shown: () => useLikes.getState().liked }
}
const stored = () => JSON.parse(localStorage.getItem('likedItems') ?? 'null')

test('a like from before the session is known adds to what this browser kept', async () => {
  const { likes, shown } = await loaded([7])
  const tap = likes.set(8, true)
  expect(stored()).toEqual([7, 8])
  await likes.merge([], 'nobody')
  await tap
  expect(shown()).toEqual([7, 8])
  expect(calls.sort()).toEqual(['PUT /api/menu-items/7/like', 'PUT /api/menu-items/8/like'])
})

test('a like taken back before the session is known does not return with the list of the server', async () => {
  const { likes, shown } = await loaded([7, 8])
  const tap = likes.set(7, false)
  await likes.merge([7, 8], 'same user')
  await tap
  expect(shown()).toEqual([8])
  expect(calls).toEqual(['DELETE /api/menu-items/7/like'])
})

test('on sign-in, what the server and this browser know becomes one list, and the server learns the rest', async () => {
  const { likes, shown } = await loaded([1, 2])
  await likes.merge([2, 3], 'nobody')
  expect(shown()).toEqual([2, 3, 1])
  expect(calls).toEqual(['PUT /api/menu-items/1/like'])
})

test('a like that the server refuses is taken back, and so is a refused taking back', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([1], 'same user')
  answer = async () => Response.json({ message: 'no', error: 'no', errors: {} }, { status: 403 })
  await expect(likes.set(2, true)).rejects.toThrow()
  expect(shown()).toEqual([1])
  await expect(likes.set(1, false)).rejects.toThrow()
  expect(stored()).toEqual([1])
})

test('a like that was taken back elsewhere does not return from what this browser kept', async () => {
  const { likes, shown } = await loaded([7, 8])
  await likes.merge([8], 'same user')
  expect(shown()).toEqual([8])
  expect(stored()).toEqual([8])
  expect(calls).toEqual([])
})

test('taps that no answer came to before the page was left go on with the next page', async () => {
  const before = await loaded([1])
  await before.likes.merge([1], 'same user')
  answer = () => new Promise(() => {})
  void before.likes.set(2, true)
  void before.likes.set(1, false)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  vi.resetModules()
  calls.length = 0
  answer = async () => Response.json({ id: 1, likes: [] })
  const { likes, shown } = await loaded([2])
  await likes.merge([1], 'same user')
  expect(shown()).toEqual([2])
  expect(calls).toEqual(['PUT /api/menu-items/2/like', 'DELETE /api/menu-items/1/like'])
  await likes.merge([], 'same user')
  expect(calls).toHaveLength(2)
})

test('of another user nothing stays', async () => {
  sessionStorage.setItem('unansweredLikes', '[[5,true]]')
  const { likes, shown } = await loaded([7])
  await likes.merge([1], 'another user')
  expect(shown()).toEqual([1])
  expect(calls).toEqual([])
})

test('two quick taps without a network end where they began', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], 'same user')
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const tries = await Promise.allSettled([likes.set(3, true), likes.set(3, false)])
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(shown()).toEqual([])
})

test('of three quick taps the last one counts, also when the first failed', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([], 'same user')
  let calling = 0
  answer = async () => {
    calling += 1
    if (calling === 1) throw new TypeError('Failed to fetch')
    return Response.json({ id: 3, likes: [] })
  }
  await Promise.allSettled([likes.set(3, true), likes.set(3, false), likes.set(3, true)])
  expect(shown()).toEqual([3])
})
