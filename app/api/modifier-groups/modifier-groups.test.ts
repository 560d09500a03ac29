import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { MAX_GROUPS_OF_ITEM } from '@/lib/list-limits'
import { Browser } from '@/tests/api'
import { aModifierGroup } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { type Account, addModifierGroup, addRestaurant, type Restaurant } from '@/tests/world'

let restaurant: Restaurant
let foreign: Restaurant
let owner: Account
let size: Awaited<ReturnType<typeof addModifierGroup>>

scene(async () => {
  restaurant = await addRestaurant({ prices: [8.5, 12] })
  foreign = await addRestaurant({ owner: restaurant.owner, prices: [5] })
  owner = restaurant.owner
  size = await addModifierGroup(restaurant, { at: [0] })
})

const create = (over: object = {}) =>
  owner.call('createModifierGroup', { id: restaurant.id, body: aModifierGroup(over) })
const update = (body: object) => owner.call('updateModifierGroup', { id: size.id, body })
const item = (at = 0) => new Browser().call('getMenuItem', { id: restaurant.items[at]?.id })
const attach = (ids: unknown, at = 0) =>
  owner.call('attachModifierGroups', { id: restaurant.items[at]?.id, body: { ids } })

test('a new group is listed with its modifiers in their order, and nothing has it yet [3.3.4]', async () => {
  const modifiers = [
    { name: 'Olives', price: 1.25 },
    { name: 'Basil', price: 0 },
  ]
  const group = await create({ name: ' Toppings ', prompt: ' Pick toppings ', min: 0, max: 2, modifiers })
  expect(group).toEqual({
    id: group.id,
    name: 'Toppings',
    prompt: 'Pick toppings',
    min: 0,
    max: 2,
    version: 1,
    modifiers: modifiers.map((modifier, at) => ({
      id: group.modifiers[at]?.id,
      ...modifier,
      soldOutUntil: null,
    })),
    items: [],
  })
  const { modifierGroups } = await owner.call('listModifierGroups', { id: restaurant.id })
  expect(modifierGroups.map(({ name }) => name)).toEqual(['Size', 'Toppings'])
  expect(modifierGroups[1]).toEqual(group)
  expect(await owner.call('listModifierGroups', { id: foreign.id })).toEqual({ modifierGroups: [] })
})

test('an item shows its groups in the order of its owner, and a group what has it [3.3.4, 4.17.1, 4.17.2]', async () => {
  const side = await create({ name: 'Side', min: 0 })
  const shown = ({ version: _, items: __, ...group }: typeof side) => group
  expect(await attach([side.id, size.id])).toEqual({ ...(await item()), modifierGroups: [shown(side), shown(size)] })
  await attach([side.id], 1)
  const { modifierGroups } = await owner.call('listModifierGroups', { id: restaurant.id })
  expect(modifierGroups.map(({ items }) => items.map(({ id }) => id))).toEqual([[1], [1, 2]])
  const { menu_items } = await owner.call('getManagedMenu', { id: restaurant.id })
  expect(menu_items.map((one) => one.modifierGroups.map(({ name }) => name))).toEqual([['Side', 'Size'], ['Side']])
  expect(await attach([])).toMatchObject({ modifierGroups: [] })
})

describe('a group is given to items in one call', () => {
  const itemsOf = async () =>
    (await owner.call('listModifierGroups', { id: restaurant.id })).modifierGroups.map(({ items }) =>
      items.map(({ id }) => id),
    )
  const ids = () => restaurant.items.map(({ id }) => id)

  test('as the last one of each; those that are not named lose it', async () => {
    await create({ name: 'Side', itemIds: ids() })
    expect(await itemsOf()).toEqual([[1], [1, 2]])
    expect((await item()).modifierGroups.map(({ name }) => name)).toEqual(['Size', 'Side'])
    await update({ version: 1, itemIds: [ids()[1]] })
    expect(await itemsOf()).toEqual([[2], [1, 2]])
    expect(await item()).toMatchObject({ requiresChoice: true })
    await update({ version: 2, itemIds: [] })
    expect(await itemsOf()).toEqual([[], [1, 2]])
  })

  test('a change that says nothing of items leaves them as they are', async () => {
    await update({ version: 1, name: 'Sizes' })
    expect(await itemsOf()).toEqual([[1]])
  })

  test.each([
    ['of another restaurant', () => [...ids(), foreign.items[0]?.id]],
    ['twice', () => [ids()[0], ids()[0]]],
  ])('not to an item %s', async (_, itemIds) => {
    const refused = await owner.refusal('updateModifierGroup', {
      id: size.id,
      body: { version: 1, itemIds: itemIds() },
    })
    expect(refused).toMatchObject({ status: 400, errors: { itemIds: 'Items must be those of the menu, each once' } })
    expect(await itemsOf()).toEqual([[1]])
  })

  test('not to one that has enough', async () => {
    for (let at = 1; at < MAX_GROUPS_OF_ITEM; at += 1) await create({ name: `Group ${at}`, itemIds: [ids()[0]] })
    const refused = await owner.refusal('createModifierGroup', {
      id: restaurant.id,
      body: aModifierGroup({ itemIds: ids() }),
    })
    expect(refused).toMatchObject({ status: 400, errors: { itemIds: 'An item has at most 20 modifier groups' } })
  })
})

describe('an item says in every list whether it requires a choice', () => {
  const flags = async () => (await new Browser().call('listMenuItems')).map(({ requiresChoice }) => requiresChoice)

  test('with a required group it does, and no longer without [3.3.2]', async () => {
    expect(await flags()).toEqual([true, false, false])
    await attach([size.id], 1)
    expect(await flags()).toEqual([true, true, false])
    await attach([], 0)
    expect(await flags()).toEqual([false, true, false])
  })

  test('a group that becomes optional, and required again, changes all of its items [3.3.2]', async () => {
    await attach([size.id], 1)
    await update({ version: 1, min: 0 })
    expect(await flags()).toEqual([false, false, false])
    await update({ version: 2, min: 1 })
    expect(await flags()).toEqual([true, true, false])
    await owner.call('deleteModifierGroup', { id: size.id })
    expect(await flags()).toEqual([false, false, false])
  })

  test('another required group keeps it [3.3.2]', async () => {
    const other = await create({ name: 'Side' })
    await attach([size.id, other.id])
    await update({ version: 1, min: 0 })
    expect(await flags()).toEqual([true, false, false])
  })
})

const MIN = 'Min must be a whole number from 0 to 50'
const MAX = 'Max must be a whole number from 1 to 50'
const PRICE = 'Price must be a number from 0 to 1,000, with at most two decimals'
const COUNT = 'A group has 1 to 50 modifiers'
const many = (length: number) => Array.from({ length }, (_, at) => ({ name: `M${at}`, price: 0 }))

describe('what a group may be', () => {
  test.each([
    { min: 0, max: 1 },
    { min: 1, max: 2 },
    { min: 2, max: 2 },
    { modifiers: [{ name: 'Only', price: 1000 }] },
    { min: 50, max: 50, modifiers: many(50) },
    { name: 'x'.repeat(80) },
  ])('a new group may have %j', async (over) => {
    expect(await create(over)).toMatchObject(over)
  })

  const REFUSED: [object, Record<string, string>][] = [
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(81) }, { name: 'Must be at most 80 characters' }],
    [{ prompt: 'x'.repeat(61) }, { prompt: 'Must be at most 60 characters' }],
    [{ min: -1 }, { min: MIN }],
    [{ min: 0.5 }, { min: MIN }],
    [{ min: '1' }, { min: MIN }],
    [{ min: 2 }, { min: 'Min must not be above max' }],
    [{ max: 0 }, { max: MAX }],
    [{ max: 51 }, { max: MAX }],
    [{ max: 3 }, { max: 'Max must not be above the number of modifiers' }],
    [{ modifiers: [] }, { modifiers: COUNT }],
    [{ modifiers: many(51) }, { modifiers: COUNT }],
    [{ modifiers: 'Large' }, { modifiers: COUNT }],
    [{ modifiers: [{ name: '', price: 0 }] }, { modifiers: 'Name is required' }],
    [{ modifiers: [{ name: 'Large', price: -0.01 }] }, { modifiers: PRICE }],
    [{ modifiers: [{ name: 'Large', price: 1000.01 }] }, { modifiers: PRICE }],
    [{ modifiers: [{ name: 'Large', price: 0.001 }] }, { modifiers: PRICE }],
    [{ modifiers: [{ name: 'Large' }] }, { modifiers: 'Price is required' }],
    [
      { modifiers: [{ id: 99, name: 'Large', price: 0 }] },
      { modifiers: 'The id of a modifier must be one of the group' },
    ],
    [
      { modifiers: [{ id: 0, name: 'Large', price: 0 }] },
      { modifiers: 'The id of a modifier must be one of the group' },
    ],
  ]

  test.each(REFUSED)('a new group with %j is refused [5.4.8]', async (over, errors) => {
    const before = await everything()
    const told = await owner.refusal('createModifierGroup', { id: restaurant.id, body: aModifierGroup(over) })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await everything()).toEqual(before)
  })

  test.each(REFUSED)('a change to %j is refused [5.4.8]', async (over, errors) => {
    const before = await everything()
    const told = await owner.refusal('updateModifierGroup', { id: size.id, body: { version: 1, ...over } })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await everything()).toEqual(before)
  })

  test('limits that only fit the modifiers of before are refused [5.4.8]', async () => {
    const body = { version: 1, modifiers: [{ name: 'Only', price: 0 }], max: 2 }
    expect(await owner.refusal('updateModifierGroup', { id: size.id, body })).toMatchObject({ status: 400 })
    const told = { status: 400, errors: { max: 'Max must not be above the number of modifiers' } }
    expect(await owner.refusal('updateModifierGroup', { id: size.id, body: { version: 1, max: 3 } })).toMatchObject(
      told,
    )
  })

  test('a missing version is refused', async () => {
    const errors = { version: 'Version is required' }
    const told = await owner.refusal('updateModifierGroup', { id: size.id, body: { name: 'Portion' } })
    expect(told).toEqual({ status: 400, message: errors.version, errors })
  })
})

describe('changing a group', () => {
  test('modifiers keep their ids and what is sold out, in a new order, beside new ones; missing ones are gone [4.17.3]', async () => {
    const [small, large] = size.modifiers
    const { modifiers } = await owner.call('setModifierAvailability', { id: large?.id, body: { until: 'changed' } })
    expect(modifiers.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, 'changed'])
    const sent = [
      { ...large, price: 3 },
      { name: 'Huge', price: 5 },
    ]
    const changed = await update({ version: 1, name: 'Portion', max: 2, modifiers: sent })
    expect(changed).toEqual({
      ...size,
      name: 'Portion',
      max: 2,
      version: 2,
      modifiers: [
        { ...large, price: 3, soldOutUntil: 'changed' },
        { id: expect.any(Number), name: 'Huge', price: 5, soldOutUntil: null },
      ],
      items: [{ id: 1, name: 'Tomato Soup' }],
    })
    expect((await item()).modifierGroups[0]?.modifiers).toEqual(changed.modifiers)
    expect(changed.modifiers.map(({ id }) => id)).not.toContain(small?.id)
  })

  test('fields that were not sent stay', async () => {
    expect(await update({ version: 1, name: 'Portion' })).toMatchObject({ modifiers: size.modifiers, min: 1, max: 1 })
  })

  test('the second of two changes to the same version is refused, with the group as it is [4.17.3]', async () => {
    const first = await update({ version: 1, name: 'Portion' })
    const told = await owner.refusal('updateModifierGroup', { id: size.id, body: { version: 1, name: 'Amount' } })
    expect(told).toEqual({
      status: 409,
      message: 'This modifier group has changed since you opened it. Please check it and try again.',
      errors: {},
      group: first,
    })
  })

  test('of two changes at once, one is refused [4.17.3]', async () => {
    const names = ['Portion', 'Amount']
    const answers = await Promise.all(
      names.map((name) => owner.ask('updateModifierGroup', { id: size.id, body: { version: 1, name } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await item()).toMatchObject({
      modifierGroups: [{ name: names[answers.findIndex(({ status }) => status === 200)] }],
    })
  })

  test('what is sold out in the kitchen meanwhile does not stop a change [4.17.6]', async () => {
    await owner.call('setModifierAvailability', { id: size.modifiers[0]?.id, body: { until: 'changed' } })
    const { modifiers } = await update({ version: 1, modifiers: size.modifiers })
    expect(modifiers[0]).toMatchObject({ soldOutUntil: 'changed' })
  })

  test('a modifier may neither come twice nor from another group', async () => {
    const other = await create({ name: 'Side' })
    const [small] = size.modifiers
    for (const modifiers of [
      [small, small],
      [other.modifiers[0], small],
    ]) {
      const told = await owner.refusal('updateModifierGroup', { id: size.id, body: { version: 1, modifiers } })
      expect(told).toMatchObject({
        status: 400,
        errors: { modifiers: 'The id of a modifier must be one of the group' },
      })
    }
  })
})

test('a modifier is sold out until the next opening, until it is changed, or no longer [4.17.6]', async () => {
  const id = size.modifiers[0]?.id
  const set = async (until: unknown) => {
    const { modifiers, version } = await owner.call('setModifierAvailability', { id, body: { until } })
    expect(version).toBe(1)
    return modifiers[0]?.soldOutUntil
  }
  expect(Date.parse((await set('next_opening')) ?? '')).toBeGreaterThan(Date.now())
  expect(await set('changed')).toBe('changed')
  expect(await set(null)).toBeNull()
  const told = await owner.refusal('setModifierAvailability', { id, body: { until: 'tomorrow' } })
  expect(told).toMatchObject({ status: 400, errors: { until: "Until must be 'next_opening', 'changed' or null" } })
})

test('a deleted group is gone from its items, with its modifiers [4.17.1]', async () => {
  const gone = { message: 'Modifier group deleted', id: size.id }
  expect(await owner.call('deleteModifierGroup', { id: size.id })).toEqual(gone)
  expect(await item()).toMatchObject({ modifierGroups: [], requiresChoice: false })
  expect(await db.read.modifier.count()).toBe(0)
  expect(await owner.refusal('deleteModifierGroup', { id: size.id })).toMatchObject({ status: 404 })
})

describe('attaching groups', () => {
  const IDS = 'Ids must be those of modifier groups of the restaurant, each once'

  test.each([
    ['ids that do not exist', () => [99], IDS],
    ['the same group twice', () => [size.id, size.id], IDS],
    ['no list', () => size.id, IDS],
    ['nothing', () => undefined, 'Ids is required'],
    ['21 groups', () => Array.from({ length: 21 }, (_, at) => at + 1), 'An item has at most 20 modifier groups'],
  ])('%s are refused [5.4.9]', async (_, ids, text) => {
    const before = await everything()
    const told = await owner.refusal('attachModifierGroups', { id: 2, body: { ids: ids() } })
    expect(told).toEqual({ status: 400, message: text, errors: { ids: text } })
    expect(await everything()).toEqual(before)
  })

  test("a group of the owner's other restaurant is refused [5.4.9]", async () => {
    const there = await addModifierGroup(foreign)
    const told = await owner.refusal('attachModifierGroups', { id: 2, body: { ids: [size.id, there.id] } })
    expect(told).toEqual({ status: 400, message: IDS, errors: { ids: IDS } })
  })

  test('20 groups are attached in their order [4.17.1]', async () => {
    const ids = [size.id]
    while (ids.length < 20) ids.unshift((await create({ name: `G${ids.length}` })).id)
    expect((await attach(ids)).modifierGroups.map(({ id }) => id)).toEqual(ids)
  })
})

test('a restaurant that is deleted takes its groups along', async () => {
  await owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'hard' } })
  expect(await db.read.modifierGroup.count()).toBe(0)
  expect(await db.read.modifier.count()).toBe(0)
  expect(await db.read.menuItemModifierGroup.count()).toBe(0)
})
