import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { servedWeekOf } from '@/lib/menu/server/served'
import { Browser } from '@/tests/api'
import { everything, scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, balanceOf, orderOf, type Restaurant } from '@/tests/world'

/** An instant of November 2026 in New York, which is five hours behind UTC then; the 20th is a Friday. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const iso = (time: string, day?: number) => at(time, day).toISOString()
const setClock = (instant: Date) => vi.useFakeTimers({ toFake: ['Date'], now: instant })

const LUNCH = 'Mon-Fri 11:00-14:30'
const UNREADABLE = { status: 400, errors: { servedHours: expect.stringContaining('We cannot read these times') } }

let ada: Account
let restaurant: Restaurant
let owner: Account

// A soup that is served for lunch, and a cake.
scene(async () => {
  setClock(at('12:00'))
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8, 5], over: { businessHours: '10:00-22:00' } })
  owner = restaurant.owner
  await serve(LUNCH)
  vi.useRealTimers()
})
afterEach(() => vi.useRealTimers())

const [SOUP, CAKE] = [1, 2]
const serve = (servedHours: string, id = SOUP) => owner.call('updateMenuItem', { id, body: { servedHours } })
const servedFrom = async (id = SOUP) => (await new Browser().call('getMenuItem', { id })).servedFrom
const addSection = (servedHours?: string) =>
  owner.call('createSection', { id: restaurant.id, body: { name: 'Lunch', servedHours } })
const soldOut = (from: string) => ({
  status: 409,
  changes: [{ kind: 'sold_out', menu_item_id: SOUP, name: 'Tomato Soup', from }],
})
const later = () => ada.call('createOrder', { body: { ...orderOf(restaurant), later: true } })
const submit = (id: number, body: object = {}) => ada.call('submitOrder', { id, body })
const refusal = (id: number, body: object = {}) => ada.refusal('submitOrder', { id, body })
const scheduled = (scheduledFor: string) => ({ deliveryOption: 'schedule', scheduledFor })

describe('times of an item', () => {
  test('are answered as they were written, with the instant from which it is served [4.34.1, 4.34.2]', async () => {
    setClock(at('10:30'))
    const item = await new Browser().call('getMenuItem', { id: SOUP })
    expect(item).toMatchObject({ servedHours: LUNCH, servedFrom: iso('11:00') })
    const [listed] = await new Browser().call('listMenuItems')
    expect(listed).toMatchObject({ servedHours: LUNCH, servedFrom: iso('11:00') })
    const { menu_items } = await owner.call('getManagedMenu', { id: restaurant.id })
    expect(menu_items.map((one) => one.servedFrom)).toEqual([iso('11:00'), null])
    expect(JSON.stringify([item, listed])).not.toMatch(/servedWeek|openingWeek|daysOff/)
    setClock(at('11:00'))
    expect(await servedFrom()).toBeNull()
  })

  test('can be given with a new item, and taken away [4.34.1]', async () => {
    setClock(at('09:00'))
    const body = { ...restaurant.items[0], restaurant_id: restaurant.id, servedHours: ' weekdays 11am to 2:30pm ' }
    const made = await owner.call('createMenuItem', { body })
    expect(made).toMatchObject({ servedHours: 'weekdays 11am to 2:30pm', servedFrom: iso('11:00') })
    expect(await serve('', made.id)).toMatchObject({ servedHours: '', servedFrom: null })
  })

  test('stay when something else is changed', async () => {
    setClock(at('15:00'))
    const body = { price: 9 }
    expect(await owner.call('updateMenuItem', { id: SOUP, body })).toMatchObject({
      servedHours: LUNCH,
      servedFrom: iso('11:00', 23),
    })
  })

  test.each([['whenever we like'], ['9:00-5:00'], ['11:00'], ['Mon-Fri closed'], [`${LUNCH}, 25:00-26:00`]])(
    '%j cannot be read, and nothing changes [4.34.1]',
    async (servedHours) => {
      setClock(at('12:00'))
      const before = await everything()
      expect(await owner.refusal('updateMenuItem', { id: SOUP, body: { servedHours } })).toMatchObject(UNREADABLE)
      const content = { ...restaurant.items[0], restaurant_id: restaurant.id, servedHours }
      expect(await owner.refusal('createMenuItem', { body: content })).toMatchObject(UNREADABLE)
      const section = { name: 'Lunch', servedHours }
      expect(await owner.refusal('createSection', { id: restaurant.id, body: section })).toMatchObject(UNREADABLE)
      expect(await everything()).toEqual(before)
    },
  )

  test.each([7, null, ['Mon'], 'Mon-Fri 11:00-14:30;'.repeat(20)])('%j is refused', async (servedHours) => {
    const refused = await owner.refusal('updateMenuItem', { id: SOUP, body: { servedHours } })
    expect(refused).toMatchObject({ status: 400, errors: { servedHours: expect.any(String) } })
  })
})

describe('times of a section', () => {
  test('count for its items without times of their own, until it is deleted [4.34.1]', async () => {
    setClock(at('09:00'))
    const section = await addSection('Fri 12:00-13:00')
    expect(section).toMatchObject({ name: 'Lunch', servedHours: 'Fri 12:00-13:00' })
    for (const id of [SOUP, CAKE]) await owner.call('updateMenuItem', { id, body: { sectionId: section.id } })
    expect([await servedFrom(SOUP), await servedFrom(CAKE)]).toEqual([iso('11:00'), iso('12:00')])
    const body = { name: 'Late lunch', servedHours: '13:00-14:00' }
    expect(await owner.call('updateSection', { id: section.id, body })).toEqual({ id: section.id, ...body })
    const { sections } = await owner.call('listSections', { id: restaurant.id })
    expect(sections).toEqual([{ id: section.id, ...body }])
    expect(await servedFrom(CAKE)).toBe(iso('13:00'))
    // A name alone leaves them.
    await owner.call('updateSection', { id: section.id, body: { name: 'Lunch' } })
    expect(await servedFrom(CAKE)).toBe(iso('13:00'))
    await owner.call('deleteSection', { id: section.id })
    expect([await servedFrom(SOUP), await servedFrom(CAKE)]).toEqual([iso('11:00'), null])
  })
})

/** The stored weeks of all items, and what they should be: those of their own times, else those of their sections. */
async function weeks() {
  const items = await db.read.menuItem.findMany({ include: { section: true }, orderBy: { id: 'asc' } })
  const expected = items.map(({ servedHours, section }) => servedWeekOf(servedHours) ?? section?.servedWeek ?? null)
  expect(items.map(({ servedWeek }) => servedWeek)).toEqual(expected)
  return items.map(({ servedWeek }) => servedWeek !== null)
}

test('items have the week of their section, however they get there and whatever happens to it [4.34.1]', async () => {
  const change = (id: number, body: object) => owner.call('updateMenuItem', { id, body })
  const [lunch, other] = [await addSection('12:00-13:00'), await addSection()]
  const order = async (...items: { id: number; sectionId: number | null }[]) => {
    const { version } = await owner.call('listSections', { id: restaurant.id })
    const body = { version, sections: [other.id, lunch.id], items }
    await owner.call('orderMenu', { id: restaurant.id, body })
  }
  expect(await weeks()).toEqual([true, false])
  await order({ id: CAKE, sectionId: lunch.id }, { id: SOUP, sectionId: other.id })
  expect(await weeks()).toEqual([true, true])
  await order({ id: CAKE, sectionId: other.id }, { id: SOUP, sectionId: lunch.id })
  expect(await weeks()).toEqual([true, false])
  await serve('')
  expect(await weeks()).toEqual([true, false])
  await change(SOUP, { sectionId: other.id })
  expect(await weeks()).toEqual([false, false])
  await owner.call('updateSection', { id: other.id, body: { name: 'Late', servedHours: '18:00-19:00' } })
  expect(await weeks()).toEqual([true, true])
  await change(CAKE, { servedHours: '20:00-21:00' })
  await owner.call('updateSection', { id: other.id, body: { name: 'Late', servedHours: '' } })
  expect(await weeks()).toEqual([false, true])
  await change(SOUP, { sectionId: lunch.id })
  const body = { ...restaurant.items[0], restaurant_id: restaurant.id, sectionId: lunch.id, servedHours: undefined }
  await owner.call('createMenuItem', { body })
  expect(await weeks()).toEqual([true, true, true])
  await owner.call('deleteSection', { id: lunch.id })
  expect(await weeks()).toEqual([false, true, false])
})

describe('an order', () => {
  test('for now is not taken outside of the times [4.34.3]', async () => {
    setClock(at('10:30'))
    expect(await ada.refusal('createOrder', { body: orderOf(restaurant) })).toMatchObject(soldOut(iso('11:00')))
    expect(await db.read.order.count()).toBe(0)
    setClock(at('11:00'))
    expect(await submit((await addOrder(ada, restaurant)).id)).toMatchObject({ status: 'Submitted' })
  })

  test('filled before the end and placed after it charges nothing; a retry answers the same [4.34.3]', async () => {
    setClock(at('14:29'))
    const { id } = await addOrder(ada, restaurant)
    setClock(at('14:31'))
    const before = await balanceOf(ada)
    const headers = { 'Idempotency-Key': 'lunch-1' }
    const body = { paymentMethod: 'wallet' }
    const place = () => ada.refusal('submitOrder', { id, body, headers })
    expect(await place()).toMatchObject(soldOut(iso('11:00', 23)))
    setClock(at('11:30', 23))
    const again = await ada.ask('submitOrder', { id, body, headers })
    expect([again.status, (await balanceOf(ada)) < before]).toEqual([200, true])
    const charged = await balanceOf(ada)
    setClock(at('15:00', 23))
    // The answer that was lost: the order is placed, whatever is served now.
    expect((await ada.ask('submitOrder', { id, body, headers })).status).toBe(200)
    expect(await submit(id)).toMatchObject({ status: 'Submitted' })
    expect(await balanceOf(ada)).toBe(charged)
  })

  test('is checked by the times of its section too [4.34.3]', async () => {
    setClock(at('12:00'))
    const section = await addSection()
    await owner.call('updateMenuItem', { id: SOUP, body: { sectionId: section.id, servedHours: '' } })
    const { id } = await addOrder(ada, restaurant)
    await owner.call('updateSection', { id: section.id, body: { name: 'Lunch', servedHours: '18:00-19:00' } })
    expect(await refusal(id)).toMatchObject(soldOut(iso('18:00')))
    expect(await ada.refusal('createOrder', { body: orderOf(restaurant) })).toMatchObject(soldOut(iso('18:00')))
    await owner.call('deleteSection', { id: section.id })
    expect(await submit(id)).toMatchObject({ status: 'Submitted' })
  })

  test('meets times that were changed during the checkout [4.34.3]', async () => {
    setClock(at('12:00'))
    const { id } = await addOrder(ada, restaurant)
    await serve('Fri 18:00-20:00')
    expect(await refusal(id)).toMatchObject(soldOut(iso('18:00')))
    await serve('')
    expect(await submit(id)).toMatchObject({ status: 'Submitted' })
  })

  test('for later is checked at its slot [4.34.3]', async () => {
    setClock(at('15:00'))
    const { id } = await later()
    expect(await refusal(id)).toMatchObject(soldOut(iso('11:00', 23)))
    expect(await refusal(id, scheduled(iso('18:00')))).toMatchObject(soldOut(iso('11:00', 23)))
    await serve('Mon-Fri 11:00-14:30; Sat 18:00-20:00')
    expect(await refusal(id, scheduled(iso('17:30', 21)))).toMatchObject(soldOut(iso('18:00', 21)))
    expect(await submit(id, scheduled(iso('18:30', 21)))).toMatchObject({ scheduledFor: iso('18:30', 21) })
  })

  test('for now of an item that is served now cannot be moved to a slot outside [4.34.3]', async () => {
    setClock(at('12:00'))
    const { id } = await addOrder(ada, restaurant)
    expect(await refusal(id, scheduled(iso('16:00')))).toMatchObject(soldOut(iso('11:00', 23)))
    expect(await submit(id, scheduled(iso('14:30')))).toMatchObject({ status: 'Submitted' })
  })

  test('at a closed restaurant is checked at its opening [4.34.3]', async () => {
    setClock(at('09:00'))
    await owner.call('updateRestaurant', { id: restaurant.id, body: { businessHours: '11:00-22:00' } })
    expect(await servedFrom()).toBeNull()
    const { id } = await addOrder(ada, restaurant)
    expect(await submit(id)).toMatchObject({ opensAt: iso('11:00') })
    setClock(at('23:00'))
    expect(await ada.refusal('createOrder', { body: orderOf(restaurant) })).toMatchObject(soldOut(iso('11:00', 23)))
  })

  test('of an item that is marked as sold out has no time to wait for [4.34.3]', async () => {
    setClock(at('10:30'))
    await owner.call('setAvailability', { id: SOUP, body: { until: 'changed' } })
    const { changes } = await ada.refusal('createOrder', { body: orderOf(restaurant) })
    expect(changes).toEqual([{ kind: 'sold_out', menu_item_id: SOUP, name: 'Tomato Soup' }])
    expect(await ada.refusal('createOrder', { body: { ...orderOf(restaurant), later: true } })).toMatchObject({
      status: 409,
    })
  })

  test('is offered again only while something of it is served', async () => {
    setClock(at('12:00'))
    await serve(LUNCH, CAKE)
    await submit((await addOrder(ada, restaurant)).id)
    expect((await ada.call('getReturning')).again).toHaveLength(1)
    setClock(at('15:00'))
    expect((await ada.call('getReturning')).again).toEqual([])
  })
})
