import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { countStars } from '@/lib/reviews/server/queries'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addModifierGroup, addRestaurant, addReview } from '@/tests/world'
import { browseMenuItems, listFavorites, listMenuCards, listMenuCardsBeside } from './queries'

beforeEach(freshDatabase)

const NOW = new Date('2026-11-02T15:00:00Z')
const HOURS = { openingWeek: null, daysOff: '', timeZone: 'UTC' }

const browse = (over: Partial<Parameters<typeof browseMenuItems>[0]> = {}) =>
  browseMenuItems({ foodType: null, after: 0, take: 24, ...over }, { db, now: NOW })

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id)

test('menu items are listed by food type, of active restaurants only', async () => {
  const open = await addRestaurant({ prices: [1, 2, 3] })
  const closed = await addRestaurant({ prices: [4] })
  await closed.owner.call('removeRestaurant', { id: closed.id, query: { type: 'soft' } })
  const [soup, cake] = open.items
  await open.owner.call('updateMenuItem', { id: cake?.id, body: { food_type: 'dessert' } })

  expect(ids((await browse()).items)).toEqual(ids(open.items))
  expect(ids((await browse({ foodType: 'dessert' })).items)).toEqual([cake?.id])
  expect((await browse({ foodType: 'beverage' })).items).toEqual([])
  expect((await browse()).items[0]).toMatchObject({ id: soup?.id, restaurant: { id: open.id, servicing: true } })
})

async function addItems(restaurantId: number, count: number): Promise<void> {
  const now = new Date()
  const item = {
    restaurantId,
    name: 'Soup',
    description: 'Tomatoes.',
    priceCents: 500,
    foodImage: '/images/soup.webp',
    foodType: 'appetizer' as const,
    createdAt: now,
    updatedAt: now,
  }
  await db.write((tx) => tx.menuItem.createMany({ data: Array.from({ length: count }, () => item) }))
}

test('a page of menu items tells whether more follow, and the next page begins after it', async () => {
  const restaurant = await addRestaurant({ prices: [] })
  await addItems(restaurant.id, 48)
  const first = await browse()
  const rest = await browse({ after: first.items.at(-1)?.id ?? 0 })
  expect([first.items.length, first.hasMore]).toEqual([24, true])
  expect([rest.items.length, rest.hasMore]).toEqual([24, false])
  expect((await browse({ take: 48 })).items).toEqual([...first.items, ...rest.items])
  expect(await browse({ after: 999_999 })).toEqual({ items: [], hasMore: false })
})

test('many menu items of an inactive restaurant do not end the list', async () => {
  const before = await addRestaurant({ prices: [1] })
  const closed = await addRestaurant({ prices: [] })
  await addItems(closed.id, 200)
  await closed.owner.call('removeRestaurant', { id: closed.id, query: { type: 'soft' } })
  const behind = await addRestaurant({ prices: [2, 3] })
  const all = [...ids(before.items), ...ids(behind.items)]
  expect(await browse({ take: 3 })).toMatchObject({ items: all.map((id) => ({ id })), hasMore: false })
  expect(await browse({ take: 2 })).toMatchObject({ items: all.slice(0, 2).map((id) => ({ id })), hasMore: true })
})

test('a menu keeps the order of creation, and the items beside an item leave that item out', async () => {
  const { id, items } = await addRestaurant({ prices: [1, 2, 3, 4] })
  expect(ids(await listMenuCards({ id: id, ...HOURS }, { db, now: NOW }))).toEqual(ids(items))
  const [, second] = ids(items)
  if (!second) throw new Error('The restaurant has no menu')
  const beside = await listMenuCardsBeside({ id: second, restaurant: { id: id, ...HOURS } }, 2, { db, now: NOW })
  expect(ids(beside)).toEqual([items[0]?.id, items[2]?.id])
})

test('an item is sold out on every card for as long as a choice is that it requires [4.20.11]', async () => {
  const restaurant = await addRestaurant({ prices: [1, 2, 3] })
  const [first, second] = ids(restaurant.items)
  const size = await addModifierGroup(restaurant, { at: [0], min: 1, max: 1 })
  const fan = await addCustomer()
  await fan.call('likeMenuItem', { id: first })
  const soldOut = async () => {
    const cards = await listMenuCards({ ...HOURS, id: restaurant.id }, { db, now: NOW })
    const beside = await listMenuCardsBeside({ id: second ?? 0, restaurant: { ...HOURS, id: restaurant.id } }, 1, {
      db,
      now: NOW,
    })
    const lists = [
      cards.slice(0, 1),
      beside,
      (await browse()).items.slice(0, 1),
      (await listFavorites(fan.id, 1, { db, now: NOW })).items,
    ]
    expect(cards.slice(1).map((card) => card.soldOutUntil)).toEqual([null, null])
    return lists.map(([card]) => [card?.id, card?.soldOutUntil?.toISOString()])
  }
  const until = (day: number) => new Date(`2099-01-0${day}T00:00:00Z`)
  const modifiers = size.modifiers.map(({ id }, index) => ({ id, soldOutUntil: until(9 - index) }))
  const sellOut = (some: typeof modifiers) =>
    db.write(async (tx) => {
      for (const { id, soldOutUntil } of some) await tx.modifier.update({ where: { id }, data: { soldOutUntil } })
    })
  await sellOut(modifiers.slice(1))
  expect(await soldOut()).toEqual(Array(4).fill([first, undefined]))
  await sellOut(modifiers.slice(0, 1))
  const earliest = until(9 - modifiers.length + 1).toISOString()
  expect(await soldOut()).toEqual(Array(4).fill([first, earliest]))
  await db.write((tx) => tx.menuItem.update({ where: { id: first ?? 0 }, data: { soldOutUntil: until(9) } }))
  expect(await soldOut()).toEqual(Array(4).fill([first, until(9).toISOString()]))
})

test("favorites are the customer's likes, the latest first, of inactive restaurants too", async () => {
  const { owner, id, items } = await addRestaurant({ prices: [1, 2, 3] })
  const fan = await addCustomer()
  const other = await addCustomer()
  const [first, second, third] = ids(items)
  await fan.call('likeMenuItem', { id: third })
  await fan.call('likeMenuItem', { id: first })
  await other.call('likeMenuItem', { id: second })
  await owner.call('removeRestaurant', { id, query: { type: 'soft' } })

  const found = await listFavorites(fan.id, 1, { db, now: NOW })
  expect(ids(found.items)).toEqual([first, third])
  expect(found).toMatchObject({ total: 2, page: 1, items: [{ restaurant: { servicing: false } }, {}] })
  expect(await listFavorites(owner.id, 5, { db, now: NOW })).toEqual({ items: [], total: 0, page: 1 })
})

test('reviews are counted by the stars of their restaurant rating', async () => {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  for (const stars of [5, 5, 2]) await addReview(customer, restaurant, { restaurant_rating: stars, order_rating: 1 })
  expect(await countStars(restaurant.id, { db })).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 })
})
