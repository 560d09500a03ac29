import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { BOARD_ROWS } from '@/lib/list-limits'
import { eventToWire } from '@/lib/live/contract/wire'
import { countBoardOrders } from '@/lib/live/server/board-places'
import { readSnapshot } from '@/lib/live/server/stream-rows'
import { followClock } from '@/lib/orders/server/clock'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, addSubmittedOrder, type Restaurant } from '@/tests/world'

/** Noon in New York. */
const NOON = new Date('2026-11-21T17:00:00.000Z')
const MINUTE = 60_000

let ada: Account
let owner: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer({ firstName: 'Ada', phoneNumber: '2125550142' })
  // At the time that the tests are about: whether it is open is kept with it.
  setClock(0)
  restaurant = await addRestaurant({
    prices: [8, 12],
    over: { accepts: 'manual', businessHours: '11:00-14:30, 17:00-22:00' },
  })
  vi.useRealTimers()
  owner = restaurant.owner
})
afterEach(() => vi.useRealTimers())

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
const setClock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: at(minutes) })
const follow = () => followClock({ db, now: new Date() })
const board = (state?: string) => owner.call('getBoard', { id: restaurant.id, ...(state && { query: { state } }) })
const move = (order: { id: number; version: number }, stage: string) =>
  owner.call('moveOrder', { id: order.id, body: { stage, version: order.version } })
const pause = (body: object) => owner.call('pauseRestaurant', { id: restaurant.id, body })
const keepOpen = () => owner.call('keepBoardOpen', { id: restaurant.id })
const shown = async () => (await board()).restaurant
const TO_CREATE = () => ({
  restaurant_id: restaurant.id,
  items: restaurant.items.map(({ id }) => ({ menu_item_id: id, quantity: 1 })),
})

describe('the board', () => {
  test('it shows what a kitchen and a driver need, and nothing of orders that were not placed [4.13.3]', async () => {
    setClock(0)
    await addOrder(ada, restaurant)
    const order = await addSubmittedOrder(ada, restaurant, { deliveryInstructions: 'Ring twice.' })
    const { orders, now } = await board()
    expect(now).toBe(NOON.toISOString())
    expect(orders).toMatchObject([
      {
        id: order.id,
        customer: { firstName: 'Ada', phoneNumber: '2125550142' },
        address: expect.any(String),
        deliveryInstructions: 'Ring twice.',
        orderItems: [{ quantity: 1 }, { quantity: 1 }],
        undoUntil: null,
      },
    ])
  })

  test('each part holds its orders, the oldest first [4.13.1, 7.1.1, 7.1.48]', async () => {
    setClock(-60 * 18)
    await move(await addSubmittedOrder(ada, restaurant), 'delivered')
    setClock(0)
    const fresh = await addSubmittedOrder(ada, restaurant)
    const slot = { deliveryOption: 'schedule', scheduledFor: '2026-11-21T23:00:00.000Z' }
    const later = await addSubmittedOrder(ada, restaurant, slot)
    const cooking = await move(await addSubmittedOrder(ada, restaurant), 'preparing')
    const gone = await addSubmittedOrder(ada, restaurant)
    await ada.call('cancelOrder', { id: gone.id, body: {} })
    const ids = async (state?: string) => (await board(state)).orders.map(({ id }) => id)
    expect(await ids('new')).toEqual([fresh.id])
    expect(await ids('open')).toEqual([fresh.id, cooking.id])
    expect(await ids('later')).toEqual([later.id])
    expect(await ids('done')).toEqual([gone.id])
    expect(await ids()).toEqual([fresh.id, cooking.id, later.id, gone.id])
    const open = { of: { restaurantIds: [restaurant.id] }, closedSince: null, now: NOON }
    expect(await countBoardOrders(open, { db })).toEqual(
      new Map([[restaurant.id, { new: 1, preparing: 1, on_the_way: 0, later: 1, done: 0 }]]),
    )
    expect((await board('new')).counts).toEqual({ new: 1, preparing: 1, on_the_way: 0, later: 1, done: 1 })
  })

  test('a column comes in pages, of which nobody fills the first, and every order is counted and reached [4.13.12, T40]', async () => {
    setClock(0)
    const flood: number[] = []
    for (let count = 0; count < BOARD_ROWS + 1; count += 1) flood.push((await addSubmittedOrder(ada, restaurant)).id)
    setClock(1)
    const { id } = await addSubmittedOrder(await addCustomer(), restaurant)
    const page = (skip: number) =>
      owner.call('getBoard', { id: restaurant.id, query: { state: 'new', skip: String(skip) } })
    const [first, second, third] = [await page(0), await page(BOARD_ROWS), await page(BOARD_ROWS + 2)]
    const idsOf = ({ orders }: typeof first) => orders.map((order) => order.id)
    expect(idsOf(first)).toEqual([...flood.slice(0, BOARD_ROWS - 1), id])
    expect(idsOf(second)).toEqual(flood.slice(BOARD_ROWS - 1))
    expect(idsOf(third)).toEqual([])
    expect([first, second, third].map(({ counts }) => counts.new)).toEqual(Array(3).fill(BOARD_ROWS + 2))
  })

  test('orders of many lines with long notes make a page shorter, and none is too large for one [4.13.12, 4.15.6]', async () => {
    setClock(0)
    const name = 'é'.repeat(60)
    await db.write((tx) => tx.menuItem.updateMany({ data: { name, foodImage: `https://a.test/${'a'.repeat(1_500)}` } }))
    const { items } = TO_CREATE()
    // Lines with the same note would be merged.
    const noteAt = (at: number) => String(at).padEnd(200, 'é')
    const lines = Array.from({ length: 25 }, (_, at) => items.map((line) => ({ ...line, customizations: noteAt(at) })))
    for (let count = 0; count < 4; count += 1) {
      const body = { restaurant_id: restaurant.id, items: lines.flat() }
      const { id } = await ada.call('createOrder', { body })
      await ada.call('submitOrder', { id, body: {} })
    }
    const { orders, counts } = await board()
    expect([orders.length, counts.new]).toEqual([1, 4])
    const snapshot = await readSnapshot(ada.id, { db, now: NOON })
    const { ordersCount, orders: own } = eventToWire.snapshot({ ...snapshot, build: '' })
    expect([ordersCount, own.length]).toEqual([4, 3])
    expect(JSON.stringify(own)).not.toContain('food_image')
  })

  test('the phone number is gone 2 hours after the order is closed [4.13.3]', async () => {
    setClock(0)
    await move(await addSubmittedOrder(ada, restaurant), 'delivered')
    const phone = async () => (await board('done')).orders[0]?.customer.phoneNumber
    setClock(119)
    expect(await phone()).toBe('2125550142')
    setClock(120)
    expect(await phone()).toBeNull()
  })

  test('an unknown part is refused', async () => {
    const call = { id: restaurant.id, query: { state: 'all' } }
    expect(await owner.refusal('getBoard', call)).toMatchObject({ status: 400 })
  })

  test('a board that stays open keeps its session alive [4.13.4, 4.26.10, 7.1.1, T55, V7.3.2]', async () => {
    const old = new Date(Date.now() - 13 * 24 * 60 * MINUTE)
    await db.write((tx) => tx.session.updateMany({ where: { userId: owner.id }, data: { createdAt: old } }))
    const call = { id: restaurant.id }
    const { headers } = await owner.ask('keepBoardOpen', call)
    expect(headers.getSetCookie().join()).toContain('Max-Age=1209600')
    const { createdAt } = await db.read.session.findFirstOrThrow({ where: { userId: owner.id } })
    expect(createdAt.getTime()).toBeGreaterThan(old.getTime())
    const body = { email: 'eve@example.com' }
    expect(await owner.refusal('updateProfile', { id: owner.id, body })).toMatchObject({
      errors: { currentPassword: expect.any(String) },
    })
    const again = await owner.ask('keepBoardOpen', call)
    expect(again.headers.getSetCookie()).toEqual([])
  })
})

describe('a paused restaurant', () => {
  test.each([
    [{ minutes: 15 }, at(15)],
    [{ minutes: 60 }, at(60)],
    // It closes for the afternoon and opens again at 5 PM.
    [{ until: 'next_opening' }, new Date('2026-11-21T22:00:00.000Z')],
  ])('%j takes no orders until it ends [4.14.1, 4.14.3, 7.1.1]', async (body, until) => {
    setClock(0)
    const order = await addOrder(ada, restaurant)
    const { restaurant: paused } = await pause(body)
    expect(paused.pausedUntil).toBe(until.toISOString())
    const closed = { status: 409, changes: [{ kind: 'closed', until: until.toISOString() }] }
    const submit = { id: order.id, body: {} }
    expect(await ada.refusal('submitOrder', submit)).toMatchObject(closed)
    expect(await ada.refusal('createOrder', { body: TO_CREATE() })).toMatchObject(closed)
    vi.setSystemTime(until)
    expect(await ada.call('submitOrder', submit)).toMatchObject({ status: 'Submitted' })
  })

  test('resuming ends a pause [4.14.1]', async () => {
    setClock(0)
    await pause({ minutes: 30 })
    expect(await shown()).toMatchObject({ pauseReason: 'owner' })
    await pause({ minutes: 0 })
    expect(await shown()).toMatchObject({ pausedUntil: null, pauseReason: null })
    expect(await ada.call('createOrder', { body: TO_CREATE() })).toMatchObject({ status: 'Active' })
  })

  test('scheduled orders for later are still taken [4.14.3]', async () => {
    setClock(0)
    await pause({ until: 'next_opening' })
    const { id } = await ada.call('createOrder', { body: { ...TO_CREATE(), later: true } })
    const submit = (scheduledFor: string) => ({ id, body: { deliveryOption: 'schedule', scheduledFor } })
    expect(await ada.refusal('submitOrder', submit('2026-11-21T21:30:00.000Z'))).toMatchObject({
      changes: [{ kind: 'closed' }],
    })
    // The first slot after the pause.
    expect(await ada.call('submitOrder', submit('2026-11-21T22:00:00.000Z'))).toMatchObject({ status: 'Submitted' })
  })

  test('a busy restaurant tells later estimates for orders for now until it ends, which its clock clears [4.14.6]', async () => {
    setClock(0)
    const call = { id: restaurant.id }
    await owner.call('updateRestaurant', { ...call, body: { accepts: 'auto' } })
    const minutesOf = async (choices: object = {}) => {
      const { estimatedFor } = await addSubmittedOrder(ada, restaurant, choices)
      return (Date.parse(estimatedFor ?? '') - Date.now()) / MINUTE
    }
    const busy = { busyMinutes: 15, busyUntil: at(30).toISOString() }
    const { restaurant: answer } = await owner.call('setBusy', { ...call, body: { minutes: 15, for: 30 } })
    expect(answer).toMatchObject(busy)
    expect(await shown()).toMatchObject(busy)
    expect((await ada.call('getRestaurant', call)).restaurant).toMatchObject(busy)
    expect(await minutesOf()).toBe(50)
    expect(await minutesOf({ deliveryOption: 'priority' })).toBe(45)
    expect(await minutesOf({ deliveryOption: 'schedule', scheduledFor: '2026-11-21T23:00:00.000Z' })).toBe(360)
    setClock(31)
    expect(await minutesOf()).toBe(35)
    await follow()
    expect(await shown()).toMatchObject({ busyMinutes: null, busyUntil: null })

    await owner.call('setBusy', { ...call, body: { minutes: 20 } })
    expect(await shown()).toMatchObject({ busyUntil: at(91).toISOString() })
    await owner.call('setBusy', { ...call, body: { minutes: 0 } })
    expect(await minutesOf()).toBe(35)
    for (const body of [{}, { minutes: 25 }, { minutes: 10, for: 45 }]) {
      expect(await owner.refusal('setBusy', { ...call, body })).toMatchObject({ status: 400 })
    }
    expect(await ada.refusal('setBusy', { ...call, body: { minutes: 10 } })).toMatchObject({ status: 403 })
  })

  test.each([{}, { minutes: 20 }, { minutes: -15 }, { until: 'tomorrow' }, { minutes: 15, until: 'next_opening' }])(
    '%j is refused',
    async (body) => {
      const call = { id: restaurant.id, body }
      expect(await owner.refusal('pauseRestaurant', call)).toMatchObject({ status: 400 })
    },
  )

  test('its row is cleared when the pause is over', async () => {
    setClock(0)
    await pause({ minutes: 15 })
    setClock(15)
    await follow()
    expect(await db.read.restaurant.findUniqueOrThrow({ where: { id: restaurant.id } })).toMatchObject({
      pausedUntil: null,
      pauseReason: null,
    })
  })
})

describe('orders that nobody answers', () => {
  const NEXT_OPENING = '2026-11-21T22:00:00.000Z'

  test('two running pause the restaurant until its next opening [4.12.3]', async () => {
    setClock(0)
    await keepOpen()
    await addSubmittedOrder(ada, restaurant)
    setClock(1)
    await addSubmittedOrder(ada, restaurant)
    setClock(10)
    await keepOpen()
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: null })
    setClock(11)
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: NEXT_OPENING, pauseReason: 'no_answer' })
  })

  test('an answer in between counts from the beginning', async () => {
    setClock(0)
    await keepOpen()
    await addSubmittedOrder(ada, restaurant)
    setClock(10)
    await keepOpen()
    await follow()
    await move(await addSubmittedOrder(ada, restaurant), 'accepted')
    await addSubmittedOrder(ada, restaurant)
    setClock(20)
    await keepOpen()
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: null })
  })

  test('no board for 5 minutes pauses the restaurant, while one that is open does not [4.12.3]', async () => {
    setClock(0)
    await addSubmittedOrder(ada, restaurant)
    setClock(4.9)
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: null })
    await keepOpen()
    setClock(9)
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: null })
    setClock(9.95)
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: NEXT_OPENING, pauseReason: 'no_board' })
    await pause({ minutes: 0 })
    await follow()
    expect(await shown()).toMatchObject({ pausedUntil: null })
  })

  test('a restaurant that accepts automatically is never paused by the clock', async () => {
    await owner.call('updateRestaurant', { id: restaurant.id, body: { accepts: 'auto' } })
    setClock(0)
    for (let time = 0; time < 3; time++) await addSubmittedOrder(ada, restaurant)
    setClock(60)
    await follow()
    expect(await shown()).toMatchObject({ accepts: 'auto', pausedUntil: null })
  })
})

describe('a sold-out item', () => {
  const soup = () => restaurant.items[0]?.id
  const set = (until: string | null) => owner.call('setAvailability', { id: soup(), body: { until } })

  test.each([
    ['next_opening', '2026-11-21T22:00:00.000Z'],
    ['changed', 'changed'],
  ])('until %s it is shown as such and cannot be ordered [4.14.4, 7.1.1]', async (until, shownAs) => {
    setClock(0)
    const order = await addOrder(ada, restaurant)
    expect(await set(until)).toMatchObject({ soldOutUntil: shownAs })
    const change = { kind: 'sold_out', menu_item_id: soup(), name: 'Tomato Soup' }
    const submit = { id: order.id, body: {} }
    for (const refused of [
      await ada.refusal('createOrder', { body: TO_CREATE() }),
      await ada.refusal('submitOrder', submit),
    ]) {
      expect(refused).toMatchObject({ status: 409, changes: [change] })
    }
    expect(await set(null)).toMatchObject({ soldOutUntil: null })
    expect(await ada.call('submitOrder', submit)).toMatchObject({ status: 'Submitted' })
  })

  test('it is available again at the next opening [4.14.4]', async () => {
    setClock(0)
    await set('next_opening')
    setClock(5 * 60)
    expect(await ada.call('createOrder', { body: TO_CREATE() })).toMatchObject({ status: 'Active' })
    await follow()
    expect(await db.read.menuItem.count({ where: { soldOutUntil: { not: null } } })).toBe(0)
  })
})
