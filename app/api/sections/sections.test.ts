import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { listMenuCards, listSections } from '@/lib/menu/server/queries'
import { aMenuItem } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { type Account, addRestaurant, type Restaurant } from '@/tests/world'

let restaurant: Restaurant
let foreign: Restaurant
let owner: Account
let pizza: { id: number; name: string }
let pasta: { id: number; name: string }

// The version of the menu is 2: two sections were added.
scene(async () => {
  restaurant = await addRestaurant({ prices: [5, 6, 7] })
  owner = restaurant.owner
  foreign = await addRestaurant({ owner, prices: [5] })
  pizza = await create('Pizza')
  pasta = await create('Pasta')
})

const create = (name: string, at = restaurant) => owner.call('createSection', { id: at.id, body: { name } })
const sections = () => owner.call('listSections', { id: restaurant.id })
const place = (id: number, sectionId: number | null = null) => ({ id, sectionId })
const order = (over: object = {}) => ({
  version: 2,
  sections: [pasta.id, pizza.id],
  items: [place(3, pizza.id), place(1), place(2, pizza.id)],
  ...over,
})
const put = (body: object) => owner.call('orderMenu', { id: restaurant.id, body })
const refusal = (body: object) => owner.refusal('orderMenu', { id: restaurant.id, body })
const HOURS = { openingWeek: null, daysOff: '', timeZone: 'UTC' }
const menu = async () =>
  (await listMenuCards({ ...HOURS, id: restaurant.id }, { db, now: new Date() })).map(
    ({ id, sectionId }) => [id, sectionId] as const,
  )

test('sections are listed in the order in which they were added [4.19.1]', async () => {
  expect(await sections()).toEqual({ sections: [pizza, pasta], version: 2 })
  expect(await owner.call('listSections', { id: foreign.id })).toEqual({ sections: [], version: 0 })
})

test('a section is renamed, which is no new version of the menu [4.19.1]', async () => {
  expect(await owner.call('updateSection', { id: pizza.id, body: { name: ' Wood-fired pizza ' } })).toEqual({
    id: pizza.id,
    name: 'Wood-fired pizza',
    servedHours: '',
  })
  expect(await sections()).toMatchObject({ sections: [{ name: 'Wood-fired pizza' }, {}], version: 2 })
})

test('the items of a deleted section stand under their food type again [4.19.1]', async () => {
  await put(order())
  expect(await owner.call('deleteSection', { id: pizza.id })).toEqual({ message: 'Section deleted', id: pizza.id })
  expect(await menu()).toEqual([
    [3, null],
    [1, null],
    [2, null],
  ])
  expect(await sections()).toEqual({ sections: [pasta], version: 4 })
  expect(await owner.refusal('deleteSection', { id: pizza.id })).toMatchObject({ status: 404 })
})

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: '   ' }, 'Name is required'],
  [{}, 'Name is required'],
  [{ name: 7 }, 'Must be a text'],
  [{ name: 'x'.repeat(81) }, 'Must be at most 80 characters'],
])('a section with %j is refused [5.4.9]', async (body, text) => {
  const before = await everything()
  const told = { status: 400, message: text, errors: { name: text } }
  expect(await owner.refusal('createSection', { id: restaurant.id, body })).toEqual(told)
  expect(await owner.refusal('updateSection', { id: pizza.id, body })).toEqual(told)
  expect(await everything()).toEqual(before)
})

describe('an item is put into a section', () => {
  const update = (body: object) => owner.call('updateMenuItem', { id: 1, body })

  test('it moves, and that is a new version of the menu', async () => {
    expect(await update({ sectionId: pizza.id })).toMatchObject({ sectionId: pizza.id, position: 0 })
    expect(await sections()).toMatchObject({ version: 3 })
    await update({ sectionId: pizza.id, price: 3 })
    expect(await sections()).toMatchObject({ version: 3 })
    expect(await update({ sectionId: null })).toMatchObject({ sectionId: null })
    expect(await sections()).toMatchObject({ version: 4 })
  })

  test('a new one is put into a section, as the last of the menu [4.10.2]', async () => {
    await put(order())
    const body = aMenuItem({ restaurant_id: restaurant.id, sectionId: pasta.id })
    const item = await owner.call('createMenuItem', { body })
    expect(item).toMatchObject({ sectionId: pasta.id, position: 3 })
    expect((await menu()).at(-1)).toEqual([item.id, pasta.id])
  })

  test('a section of another restaurant is refused [5.4.7]', async () => {
    const there = await create('Soups', foreign)
    const errors = { sectionId: 'Section must be one of the restaurant' }
    const refused = { status: 400, message: errors.sectionId, errors }
    expect(await owner.refusal('updateMenuItem', { id: 1, body: { sectionId: there.id } })).toEqual(refused)
    const body = aMenuItem({ restaurant_id: restaurant.id, sectionId: there.id })
    expect(await owner.refusal('createMenuItem', { body })).toEqual(refused)
  })
})

describe('the order of a menu', () => {
  test('sections and items stand in the order that was sent, in one call [4.19.2]', async () => {
    expect(await put(order())).toEqual({ ...order(), version: 3 })
    expect(await menu()).toEqual([
      [3, pizza.id],
      [1, null],
      [2, pizza.id],
    ])
    expect(await sections()).toEqual({ sections: [pasta, pizza], version: 3 })
    expect(await listSections(restaurant.id, { db })).toMatchObject([pasta, pizza])
    expect(await menu()).not.toContainEqual([4, null])
    const [other] = await listMenuCards({ ...HOURS, id: foreign.id }, { db, now: new Date() })
    expect(other).toMatchObject({ id: 4, sectionId: null })
  })

  test('before there is one, items stand as they were added', async () => {
    expect((await menu()).map(([id]) => id)).toEqual([1, 2, 3])
  })

  test('the second of two orders of one version is refused, with the order as it is [4.19.2]', async () => {
    const first = await put(order())
    expect(await refusal(order({ sections: [pizza.id, pasta.id] }))).toEqual({
      status: 409,
      message: 'The menu has changed since you opened it. Please check it and try again.',
      errors: {},
      order: first,
    })
    expect(await put(order({ version: 3, sections: [pizza.id, pasta.id] }))).toMatchObject({ version: 4 })
  })

  test('of two at once, one is refused [4.19.2]', async () => {
    const orders = [order(), order({ sections: [pizza.id, pasta.id] })]
    const answers = await Promise.all(orders.map((body) => owner.ask('orderMenu', { id: restaurant.id, body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an item that was added or deleted meanwhile is a conflict [4.19.2]', async () => {
    const { id } = await owner.call('createMenuItem', { body: aMenuItem({ restaurant_id: restaurant.id }) })
    expect(await refusal(order())).toMatchObject({ status: 409, order: { items: [{}, {}, {}, { id }] } })
    for (const one of [id, 2]) await owner.call('deleteMenuItem', { id: one })
    expect(await refusal(order())).toMatchObject({ status: 409, order: { items: [{ id: 1 }, { id: 3 }] } })
  })

  test('a section or an item of another restaurant is a conflict and stays where it is', async () => {
    const there = await create('Soups', foreign)
    const before = await everything()
    const items = [place(4), place(1), place(2)]
    expect(await refusal(order({ items }))).toMatchObject({ status: 409 })
    const inTheirs = [place(3, there.id), place(1), place(2)]
    expect(await refusal(order({ sections: [pizza.id, there.id], items: inTheirs }))).toMatchObject({ status: 409 })
    expect(await everything()).toEqual(before)
  })

  const SECTIONS = 'Sections must be the ids of all sections of the restaurant, each once'
  const ITEMS = 'Items must be the ids of all items of the menu, each once, with their sections'
  test.each<[string, () => object, Record<string, string>]>([
    ['no version', () => ({ version: undefined }), { version: 'Version is required' }],
    ['a version below 0', () => ({ version: -1 }), { version: 'Version must be the number that the menu had' }],
    ['no sections', () => ({ sections: undefined, items: [place(1)] }), { sections: 'Sections is required' }],
    ['a section twice', () => ({ sections: [pizza.id, pizza.id] }), { sections: SECTIONS }],
    ['51 sections', () => ({ sections: Array.from({ length: 51 }, (_, at) => at + 1) }), { sections: SECTIONS }],
    ['an item twice', () => ({ items: [place(1), place(1)] }), { items: ITEMS }],
    ['an item without its section', () => ({ items: [{ id: 1 }] }), { items: 'Items is required' }],
    ['an item in a section that is not there', () => ({ items: [place(1, 99)] }), { items: ITEMS }],
    ['501 items', () => ({ items: Array.from({ length: 501 }, (_, at) => place(at + 1)) }), { items: ITEMS }],
  ])('%s is refused', async (_, over, errors) => {
    const before = await everything()
    expect(await refusal(order(over()))).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await everything()).toEqual(before)
  })

  test('the largest menu is ordered in one call', async () => {
    const { id: restaurantId } = restaurant
    const row = { restaurantId, name: 'Soup', description: 'Of the day', priceCents: 500, foodImage: '/images/a.webp' }
    const now = new Date()
    const data = Array(497).fill({ ...row, foodType: 'entree', createdAt: now, updatedAt: now })
    await db.write((tx) => tx.menuItem.createMany({ data }))
    const items = (await menu()).map(([id]) => place(id, pizza.id)).toReversed()
    await put(order({ items }))
    expect(await menu()).toEqual(items.map(({ id }) => [id, pizza.id]))
  })
})

test('a restaurant that is deleted takes its sections along', async () => {
  await put(order())
  await owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'hard' } })
  expect(await db.read.menuSection.count()).toBe(0)
})
