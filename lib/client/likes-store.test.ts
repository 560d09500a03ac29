import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the calls of this test answer with; rejects to stand for a server that refuses. */
let answer: () => Promise<Response>
const calls: string[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
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
  await likes.merge([])
  await tap
  expect(shown()).toEqual([7, 8])
  expect(calls.sort()).toEqual(['PUT /api/menu-items/7/like', 'PUT /api/menu-items/8/like'])
})

test('a like taken back before the session is known does not return with the list of the server', async () => {
  const { likes, shown } = await loaded([7, 8])
  const tap = likes.set(7, false)
  await likes.merge([7, 8])
  await tap
  expect(shown()).toEqual([8])
  expect(calls).toEqual(['DELETE /api/menu-items/7/like'])
})

test('what the server and this browser know becomes one list, and the server learns the rest', async () => {
  const { likes, shown } = await loaded([1, 2])
  await likes.merge([2, 3])
  expect(shown()).toEqual([2, 3, 1])
  expect(calls).toEqual(['PUT /api/menu-items/1/like'])
})

test('a like that the server refuses is taken back, and so is a refused taking back', async () => {
  const { likes, shown } = await loaded([])
  await likes.merge([1])
  answer = async () => Response.json({ message: 'no', error: 'no', errors: {} }, { status: 403 })
  await expect(likes.set(2, true)).rejects.toThrow()
  expect(shown()).toEqual([1])
  await expect(likes.set(1, false)).rejects.toThrow()
  expect(stored()).toEqual([1])
})
