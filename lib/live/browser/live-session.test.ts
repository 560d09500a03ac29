import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '@/tests/orders'
import type { followLiveOrders as Follow } from './follow'
import type { useLiveOrders as Store } from './live-store'

/** A browser without Web Locks or a network; the test decides what the server answers. */
class FakeStream extends EventTarget {
  static opened: FakeStream[] = []
  onerror: (() => void) | null = null
  isClosed = false
  constructor() {
    super()
    FakeStream.opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  say(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  break(): void {
    this.onerror?.()
  }
}

const USER = 7
const now = () => new Date().toISOString()
const snapshot = (build = 'one') => ({
  now: now(),
  build,
  orders: [],
  ordersCount: 0,
  board: [],
  boardCounts: [],
  restaurants: [],
})
const newest = () => FakeStream.opened.at(-1)
const at = () => useLiveOrders.getState().connection.at
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

let answer: () => Promise<Response>
let follow: typeof Follow
let useLiveOrders: typeof Store
let stop: () => void
const reread = vi.fn()

const signedOut = () => Promise.resolve(Response.json({ message: 'x', error: 'x', errors: {} }))
const noAnswer = () => Promise.reject(new TypeError('offline'))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  FakeStream.opened = []
  reread.mockClear()
  answer = noAnswer
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }))
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, hold: () => unknown) => Promise.resolve(hold()) },
  })
  vi.stubGlobal('fetch', () => answer())
  const [following, store] = await Promise.all([import('./follow'), import('./live-store')])
  follow = following.followLiveOrders
  useLiveOrders = store.useLiveOrders
  stop = follow(USER, reread)
  await soon()
})

afterEach(() => {
  stop()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an order that was read before the first snapshot stays, and goes with the next one that has it no longer', async () => {
  const { mergeAnswer } = await import('./live-store')
  const order = {
    ...anOrder({ id: 4, stage: 'preparing' }),
    customer: { firstName: 'Ada', phoneNumber: null },
    ...{ address: '', city: '', state: '', zip: '', undoUntil: null, backUntil: null },
  }
  mergeAnswer({ orders: [order], board: [order] })
  const known = () => [...useLiveOrders.getState().orders.keys(), ...useLiveOrders.getState().board.keys()]
  newest()?.say('snapshot', snapshot())
  expect(known()).toEqual([4, 4])
  newest()?.say('snapshot', snapshot())
  expect(known()).toEqual([])
})

test('what is known of a restaurant goes with the work there, and the screens ask again [4.32.6]', async () => {
  const { mergeAnswer } = await import('./live-store')
  const order = (id: number, restaurantId: number) => ({
    ...anOrder({ id, restaurantId, stage: 'preparing' }),
    customer: { firstName: 'Ada', phoneNumber: null },
    ...{ address: '', city: '', state: '', zip: '', undoUntil: null, backUntil: null },
  })
  newest()?.say('snapshot', snapshot())
  mergeAnswer({ board: [order(4, 1), order(5, 2)] })
  newest()?.say('membership_ended', { restaurantId: 1 })
  expect([...useLiveOrders.getState().board.keys()]).toEqual([5])
  expect(reread).toHaveBeenCalledOnce()
})

test('the first snapshot makes it live, and pings keep it so', async () => {
  newest()?.say('snapshot', snapshot())
  expect(at()).toBe('live')
  for (let minutes = 0; minutes < 4; minutes += 1) {
    await soon(15_000)
    newest()?.say('ping', { now: now() })
  }
  expect([at(), FakeStream.opened.length]).toEqual(['live', 1])
  expect(reread).not.toHaveBeenCalled()
})

test('a stream that broke or fell silent is opened anew, and what the screens show is read again', async () => {
  newest()?.say('snapshot', snapshot())
  newest()?.break()
  expect(at()).toBe('connecting')
  await soon(2_000)
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  newest()?.say('snapshot', snapshot())
  expect([at(), reread.mock.calls.length]).toEqual(['live', 1])
  await soon(42_000)
  expect(FakeStream.opened).toHaveLength(3)
})

test('without a server the connection is lost since it was heard last, and comes back by itself', async () => {
  newest()?.say('snapshot', snapshot())
  const heardAt = Date.now()
  newest()?.break()
  await soon(1_500)
  newest()?.break()
  await soon(100)
  expect(useLiveOrders.getState().connection).toMatchObject({ at: 'lost', heardAt })
  await soon(3_000)
  newest()?.say('snapshot', snapshot())
  expect(at()).toBe('live')
})

test('a session that ended ends it', async () => {
  newest()?.say('snapshot', snapshot())
  answer = signedOut
  newest()?.break()
  await soon(1_500)
  newest()?.break()
  await soon(100)
  expect(at()).toBe('ended')
  const streams = FakeStream.opened.length
  await soon(120_000)
  expect(FakeStream.opened).toHaveLength(streams)
})

test('a new build is noticed', async () => {
  newest()?.say('snapshot', snapshot())
  expect(useLiveOrders.getState().isOutdated).toBe(false)
  newest()?.say('snapshot', snapshot('two'))
  expect(useLiveOrders.getState().isOutdated).toBe(true)
})

test('an event that cannot be read is one of a new build', async () => {
  newest()?.say('snapshot', snapshot())
  newest()?.say('restaurant', { now: now() })
  expect(useLiveOrders.getState().isOutdated).toBe(true)
  expect(at()).toBe('live')
})
