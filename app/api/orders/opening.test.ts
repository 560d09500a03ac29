import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { followClock } from '@/lib/orders/server/clock'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, type Restaurant } from '@/tests/world'

/** An instant of November 2026 in New York, which is five hours behind UTC then; the 21st is a Saturday. */
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const iso = (time: string, day?: number) => at(time, day).toISOString()
const setClock = (instant: Date) => vi.useFakeTimers({ toFake: ['Date'], now: instant })

let ada: Account
let restaurant: Restaurant

scene(async () => {
  setClock(at('12:00'))
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8], over: { businessHours: '11:00-14:30, 17:00-22:00' } })
  vi.useRealTimers()
})
afterEach(() => vi.useRealTimers())

const change = (body: object) => restaurant.owner.call('updateRestaurant', { id: restaurant.id, body })
const submit = (id: number, body: object = {}) => ada.call('submitOrder', { id, body })
const column = async (state: string) =>
  (await restaurant.owner.call('getBoard', { id: restaurant.id, query: { state } })).orders.map(({ id }) => id)

describe('an order for now at a closed restaurant [4.18.5]', () => {
  test.each([
    // In the break, at night, and at the very minute of closing.
    [at('15:00'), {}, iso('17:00'), iso('17:35'), iso('16:15')],
    [at('15:00'), { deliveryOption: 'priority' }, iso('17:00'), iso('17:30'), iso('16:15')],
    [at('23:00'), {}, iso('11:00', 22), iso('11:35', 22), iso('10:15', 22)],
    [at('22:00'), {}, iso('11:00', 22), iso('11:35', 22), iso('10:15', 22)],
    // Shortly before the opening, the order enters New at once.
    [at('16:30'), {}, iso('17:00'), iso('17:35'), iso('16:30')],
  ])('at %s with %j it is for the opening', async (now, body, opensAt, estimatedFor, newAt) => {
    setClock(now)
    const { id, restaurant: seen } = await addOrder(ada, restaurant)
    expect(seen).toMatchObject({ ordersWhileClosed: true })
    expect(await submit(id, body)).toMatchObject({ status: 'Submitted', opensAt, estimatedFor, newAt })
  })

  test.each([at('11:00'), at('14:29'), at('21:59')])('at %s it is open, and it is for now', async (now) => {
    setClock(now)
    const { id } = await addOrder(ada, restaurant)
    const estimatedFor = new Date(now.getTime() + 35 * 60_000).toISOString()
    expect(await submit(id)).toMatchObject({ opensAt: null, estimatedFor, newAt: now.toISOString() })
  })

  test('a scheduled one is for its slot', async () => {
    setClock(at('15:00'))
    const { id } = await addOrder(ada, restaurant)
    const slot = iso('18:00')
    const placed = await submit(id, { deliveryOption: 'schedule', scheduledFor: slot })
    expect(placed).toMatchObject({ opensAt: null, estimatedFor: slot })
  })

  test('on a day off it is for the day after', async () => {
    setClock(at('12:00'))
    await change({ daysOff: [{ date: '2026-11-21', name: 'Wedding' }] })
    const { id } = await addOrder(ada, restaurant)
    expect(await submit(id)).toMatchObject({ opensAt: iso('11:00', 22) })
  })

  test('it waits under Later until its lead time, and can be canceled until then', async () => {
    setClock(at('23:00'))
    const { id } = await addOrder(ada, restaurant)
    expect(await submit(id)).toMatchObject({ cancelableUntil: iso('10:15', 22) })
    expect(await column('later')).toEqual([id])
    setClock(at('10:15', 22))
    expect([await column('later'), await column('new')]).toEqual([[], [id]])
  })

  test('at a restaurant that accepts manually, nobody has to answer before it opens [4.18.6]', async () => {
    setClock(at('23:00'))
    await change({ accepts: 'manual' })
    const { id } = await addOrder(ada, restaurant)
    await submit(id)
    setClock(at('11:09', 22))
    await followClock({ db, now: new Date() })
    expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Submitted', stage: 'placed' })
    setClock(at('11:10', 22))
    await followClock({ db, now: new Date() })
    expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Canceled', cancelReason: 'no_answer' })
  })

  test('minutes of its owner count from the opening [4.18.6]', async () => {
    setClock(at('23:00'))
    await change({ accepts: 'manual' })
    const { id } = await addOrder(ada, restaurant)
    const { version } = await submit(id)
    const body = { stage: 'accepted', version, minutes: 60 }
    expect(await restaurant.owner.call('moveOrder', { id, body })).toMatchObject({ estimatedFor: iso('12:00', 22) })
  })

  test('one that is for an opening days away is not delivered before', async () => {
    setClock(at('12:00'))
    await change({ businessHours: 'Thu 11:00-22:00' })
    const { id } = await addOrder(ada, restaurant)
    expect(await submit(id)).toMatchObject({ opensAt: iso('11:00', 26) })
    setClock(at('10:00', 26))
    expect(await ada.call('getOrder', { id })).toMatchObject({ stage: 'accepted' })
  })
})

describe('what the customer was told [4.2.14]', () => {
  const told = { opensAt: null }

  test('a restaurant that closed meanwhile is asked about before any money moves', async () => {
    setClock(at('14:29'))
    const { id } = await addOrder(ada, restaurant)
    setClock(at('14:30'))
    const asked = { status: 409, changes: [{ kind: 'opening', opensAt: iso('17:00') }] }
    expect(await ada.refusal('submitOrder', { id, body: told })).toMatchObject(asked)
    expect(await submit(id, { opensAt: iso('17:00') })).toMatchObject({ status: 'Submitted' })
  })

  test('other hours than those that were told are asked about', async () => {
    setClock(at('15:00'))
    const { id } = await addOrder(ada, restaurant)
    const body = { opensAt: iso('17:00') }
    await change({ businessHours: '18:00-22:00' })
    expect(await ada.refusal('submitOrder', { id, body })).toMatchObject({
      changes: [{ kind: 'opening', opensAt: iso('18:00') }],
    })
    await change({ businessHours: '11:00-22:00' })
    expect(await ada.refusal('submitOrder', { id, body })).toMatchObject({
      changes: [{ kind: 'opening', opensAt: null }],
    })
  })

  test('a restaurant that has opened as it was told needs no question', async () => {
    setClock(at('16:59'))
    const { id } = await addOrder(ada, restaurant)
    setClock(at('17:01'))
    expect(await submit(id, { opensAt: iso('17:00') })).toMatchObject({ opensAt: null, estimatedFor: iso('17:36') })
  })

  test('a client that says nothing about it is asked nothing', async () => {
    setClock(at('14:29'))
    const { id } = await addOrder(ada, restaurant)
    setClock(at('14:30'))
    expect(await submit(id)).toMatchObject({ opensAt: iso('17:00') })
  })
})

test.each([
  [iso('11:30'), true],
  [iso('15:30'), false],
  [iso('22:00'), true],
  [iso('22:30'), false],
])('a slot lies within the opening hours: %s, %s [9.2.2]', async (scheduledFor, isOffered) => {
  setClock(at('05:30'))
  await change({ closingTime: '' })
  const { id, restaurant: seen } = await addOrder(ada, restaurant)
  expect(seen).toMatchObject({ openingWeek: expect.stringContaining('660-870,1020-1320;'), daysOff: '' })
  const body = { deliveryOption: 'schedule', scheduledFor }
  if (isOffered) expect(await submit(id, body)).toMatchObject({ scheduledFor, restaurant: { openingWeek: null } })
  else
    expect(await ada.refusal('submitOrder', { id, body })).toMatchObject({ status: 409, changes: [{ kind: 'slot' }] })
})

test('an owner may refuse orders while closed: then only later ones are taken [4.18.8]', async () => {
  setClock(at('14:00'))
  await change({ ordersWhileClosed: false })
  const early = await addOrder(ada, restaurant)
  setClock(at('15:00'))
  const body = { restaurant_id: restaurant.id, items: [{ menu_item_id: restaurant.items[0]?.id, quantity: 1 }] }
  const closed = { status: 409, message: expect.any(String), changes: [{ kind: 'closed', until: iso('17:00') }] }
  expect(await ada.refusal('createOrder', { body })).toMatchObject(closed)
  expect(await ada.refusal('submitOrder', { id: early.id, body: {} })).toMatchObject(closed)
  const { id } = await ada.call('createOrder', { body: { ...body, later: true } })
  const later = { deliveryOption: 'schedule', scheduledFor: iso('18:00') }
  expect(await submit(id, later)).toMatchObject({ status: 'Submitted' })
  setClock(at('17:00'))
  expect(await submit(early.id)).toMatchObject({ status: 'Submitted', opensAt: null })
})
