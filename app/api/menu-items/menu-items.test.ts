import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/api'
import { aMenuItem } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { type Account, addCustomer, addModifierGroup, addRestaurant, type Restaurant } from '@/tests/world'

const MISSING = { status: 404, message: 'Menu item not found', errors: {} }
const DESCRIPTION = 'Description must be at least 5 characters'
const PRICE = 'Price must be a number above 0 and at most 10,000, with at most two decimals'
const DIETARY = 'Dietary tags must be of vegetarian, vegan, gluten_free, dairy_free, nut_free, halal, kosher, spicy'
const ALLERGENS =
  'Allergens must be of gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulfites, lupin, mollusks'
const IMAGE = 'Picture must be a valid URL'

let restaurant: Restaurant
let owner: Account

scene(async () => {
  restaurant = await addRestaurant({ prices: [8.5] })
  owner = restaurant.owner
})

const body = (over: object = {}) => aMenuItem({ restaurant_id: restaurant.id, ...over })
const create = (over: object = {}) => owner.call('createMenuItem', { body: body(over) })

describe('an item and its modifier groups are saved together', () => {
  let groups: number[]
  beforeEach(async () => {
    groups = [(await addModifierGroup(restaurant)).id, (await addModifierGroup(restaurant)).id]
  })
  const idsOf = ({ modifierGroups }: { modifierGroups: { id: number }[] }) => modifierGroups.map(({ id }) => id)

  test('a new item has them in the order that was sent, and a change replaces them', async () => {
    const item = await create({ groupIds: groups.toReversed() })
    expect([idsOf(item), item.requiresChoice]).toEqual([groups.toReversed(), true])
    const kept = await owner.call('updateMenuItem', { id: item.id, body: { price: 3 } })
    expect(idsOf(kept)).toEqual(groups.toReversed())
    const changed = await owner.call('updateMenuItem', { id: item.id, body: { price: 4, groupIds: [] } })
    expect([idsOf(changed), changed.price, changed.requiresChoice]).toEqual([[], 4, false])
  })

  test('when a group is refused, no item is made and none is changed, and the next press with the key makes one', async () => {
    const foreign = await addModifierGroup(await addRestaurant())
    const press = (groupIds: number[]) =>
      owner.ask('createMenuItem', { body: body({ groupIds }), idempotencyKey: 'press' })
    const before = await everything()
    const refused = await press([foreign.id])
    expect(refused).toMatchObject({ status: 400, body: { errors: { groupIds: expect.any(String) } } })
    const change = { id: 1, body: { price: 1, groupIds: [foreign.id] } }
    expect((await owner.ask('updateMenuItem', change)).status).toBe(400)
    expect(await everything()).toEqual(before)
    const [made, again] = [await press(groups), await press(groups)]
    expect([made.status, again.body]).toEqual([201, made.body])
    expect(await db.read.menuItem.count({ where: { restaurantId: restaurant.id } })).toBe(2)
  })
})

describe('creating a menu item', () => {
  test('a new item is answered in every spelling [7.1.1]', async () => {
    const item = await create({ name: '  Pea Soup ', price: 7.25, food_type: 'entree' })
    expect(item).toEqual({
      id: 2,
      name: 'Pea Soup',
      description: aMenuItem().description,
      price: 7.25,
      food_image: aMenuItem().food_image,
      food_type: 'entree',
      restaurantId: restaurant.id,
      restaurant_id: restaurant.id,
      restaurant_name: restaurant.name,
      restaurant_owner_id: owner.id,
      restaurant: {
        id: restaurant.id,
        name: restaurant.name,
        servicing: true,
        pausedUntil: null,
        timeZone: 'America/New_York',
      },
      likes: [],
      soldOutUntil: null,
      servedHours: '',
      servedFrom: null,
      sectionId: null,
      position: 1,
      dietary: [],
      allergens: [],
      requiresChoice: false,
      modifierGroups: [],
    })
    expect(await new Browser().call('getMenuItem', { id: item.id })).toEqual(item)
    const listed = [restaurant.items[0], item]
    expect(await owner.call('getManagedMenu', { id: restaurant.id })).toEqual({ menu_items: listed })
    const rows = await new Browser().call('listMenuItems')
    expect(rows.map((row) => ({ ...row, modifierGroups: [] }))).toEqual(listed)
  })

  test.each([
    { name: '7UP' },
    { name: 'Crème brûlée & co. (2 pcs)' },
    { description: '12345' },
    { price: 0.01 },
    { price: 10_000 },
    { food_image: 'ftp://example.com/a.png' },
    { food_image: 'http://example.com/a.png' },
    { food_image: '/images/soup.webp' },
    { food_image: `/api/images/${'a'.repeat(64)}` },
    { food_type: 'dessert' },
    { food_type: 'beverage' },
    { sectionId: null },
    { dietary: ['vegan', 'spicy'], allergens: ['gluten', 'sesame'] },
  ])('a new item may have %j', async (over) => {
    await create(over)
  })
})

const BAD_FIELDS: [object, Record<string, string>][] = [
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: 'x'.repeat(81) }, { name: 'Must be at most 80 characters' }],
  [{ description: '1234' }, { description: DESCRIPTION }],
  [{ description: '    1234    ' }, { description: DESCRIPTION }],
  [{ description: 'x'.repeat(501) }, { description: 'Must be at most 500 characters' }],
  [{ price: 0 }, { price: PRICE }],
  [{ price: -1 }, { price: PRICE }],
  [{ price: 1.999 }, { price: PRICE }],
  [{ price: '5' }, { price: PRICE }],
  [{ price: null }, { price: PRICE }],
  [{ price: 10_000.01 }, { price: PRICE }],
  [{ food_image: '' }, { food_image: IMAGE }],
  [{ food_image: 'soup.png' }, { food_image: IMAGE }],
  [{ food_image: 'javascript:alert(1)' }, { food_image: IMAGE }],
  [{ food_image: `https://example.com/${'x'.repeat(2048)}` }, { food_image: IMAGE }],
  [{ food_image: 'http://localhost:3000/api/auth/logout' }, { food_image: IMAGE }],
  [{ food_image: 7 }, { food_image: IMAGE }],
  [{ foodImage: 'soup.png' }, { foodImage: IMAGE }],
  [{ food_type: 'snack' }, { food_type: 'Please choose a food type' }],
  [{ food_type: '' }, { food_type: 'Please choose a food type' }],
  [{ dietary: ['tasty'] }, { dietary: DIETARY }],
  [{ dietary: 'vegan' }, { dietary: DIETARY }],
  [{ dietary: Array(9).fill('vegan') }, { dietary: DIETARY }],
  [{ allergens: ['cheese'] }, { allergens: ALLERGENS }],
  [{ allergens: null }, { allergens: ALLERGENS }],
  [{ sectionId: 'Pizza' }, { sectionId: 'Section must be the id of one' }],
  [{ section_id: 99 }, { section_id: 'Section must be one of the restaurant' }],
  [
    { description: '', price: 0, food_image: '' },
    { description: DESCRIPTION, price: PRICE, food_image: IMAGE },
  ],
]

describe('a mistake is reported at its field [3.3.2, 5.4.3, 5.4.5, 5.4.7, 5.7.1]', () => {
  test.each([
    ...BAD_FIELDS,
    [{ restaurant_id: undefined }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: '1' }, { restaurant_id: 'Please choose a restaurant' }],
    [{ restaurant_id: undefined, restaurantId: 0 }, { restaurantId: 'Please choose a restaurant' }],
    [{ name: undefined }, { name: 'Name is required' }],
    [{ name: 7 }, { name: 'Must be a text' }],
    [{ price: undefined }, { price: 'Price is required' }],
    [{ description: undefined }, { description: 'Description is required' }],
    [{ food_image: undefined }, { food_image: 'Picture is required' }],
    [{ food_type: undefined }, { food_type: 'Food type is required' }],
  ] as [object, Record<string, string>][])('a new item with %j is refused', async (over, errors) => {
    const cleared = 'foodImage' in over ? { food_image: undefined } : {}
    const told = await owner.refusal('createMenuItem', { body: body({ ...cleared, ...over }) })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await db.read.menuItem.count()).toBe(1)
  })

  test.each(BAD_FIELDS)('an update with %j is refused', async (change, errors) => {
    const told = await owner.refusal('updateMenuItem', { id: 1, body: change })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await owner.call('getMenuItem', { id: 1 })).toEqual(restaurant.items[0])
  })
})

describe('updating a menu item', () => {
  const update = (change: object) => owner.call('updateMenuItem', { id: 1, body: change })

  test('an update changes the fields that were sent and keeps the rest [7.1.1]', async () => {
    expect(await update({ price: 9.99, food_type: 'dessert' })).toEqual({
      ...restaurant.items[0],
      price: 9.99,
      food_type: 'dessert',
    })
    expect(await update({})).toMatchObject({ price: 9.99 })
  })

  test('every field can be updated, the picture too', async () => {
    const change = {
      name: 'Bean Soup',
      description: 'White beans and a little rosemary.',
      price: 9.99,
      food_type: 'dessert',
      food_image: 'https://example.com/beans.webp',
    }
    expect(await update(change)).toEqual({ ...restaurant.items[0], ...change })
  })

  test('tags and allergens are sets, kept in the order of their lists [3.3.5, 5.4.7]', async () => {
    const sent = { dietary: ['spicy', 'vegan', 'vegan'], allergens: ['soybeans', 'gluten'] }
    const sets = { dietary: ['vegan', 'spicy'], allergens: ['gluten', 'soybeans'] }
    expect(await update(sent)).toEqual({ ...restaurant.items[0], ...sets })
    expect(await update({ price: 9.99 })).toMatchObject(sets)
    expect(await update({ dietary: [], allergens: [] })).toMatchObject({ dietary: [], allergens: [] })
  })

  describe('a new name of an existing item takes letters and spaces only [5.4.2]', () => {
    test.each(['Pea Soup', 'Crème Brûlée', 'Борщ', '味噌汁', 'Ñandú', 'हिन्दी'])(
      'the name %s is accepted',
      async (name) => {
        expect((await update({ name })).name).toBe(name)
      },
    )

    test.each([
      ['7UP', "'7'"],
      ['Soup!', "'!'"],
      ['Mac & Cheese', "'&'"],
      ["Ada's", `"'"`],
      ['Fish-and-chips', "'-'"],
      ['Soup\tof', 'invisible characters'],
      ['🍜', "'🍜'"],
    ])('the name %s is refused', async (name, character) => {
      const text = `Name may only contain letters and spaces, not ${character}`
      expect(await owner.refusal('updateMenuItem', { id: 1, body: { name } })).toEqual({
        status: 400,
        message: text,
        errors: { name: text },
      })
    })

    test('an item that was created as 7UP can be edited under that name [5.4.2]', async () => {
      const { id } = await create({ name: '7UP' })
      expect(await owner.call('updateMenuItem', { id, body: { name: '7UP', price: 3 } })).toMatchObject({
        name: '7UP',
        price: 3,
      })
      expect(await owner.refusal('updateMenuItem', { id, body: { name: '8UP' } })).toMatchObject({ status: 400 })
    })
  })
})

test('a deleted item is gone, together with its likes [7.1.1, 7.1.42]', async () => {
  await owner.call('likeMenuItem', { id: 1 })
  expect(await owner.call('deleteMenuItem', { id: 1 })).toEqual({ message: 'Menu item deleted', id: 1 })
  expect(await owner.refusal('getMenuItem', { id: 1 })).toEqual(MISSING)
  expect(await owner.call('listMenuItems')).toEqual([])
  expect(await db.read.menuItemLike.count()).toBe(0)
  expect(await owner.refusal('deleteMenuItem', { id: 1 })).toEqual(MISSING)
})

test('an item cannot be added to a restaurant that does not exist', async () => {
  expect(await owner.refusal('createMenuItem', { body: body({ restaurant_id: 99 }) })).toEqual({
    status: 404,
    message: 'Restaurant not found',
    errors: {},
  })
})

describe('likes', () => {
  test('an item lists the ids of those who like it, and a second like has no effect [3.3.2, 4.8.1, 7.1.1]', async () => {
    const ada = await addCustomer()
    expect(await ada.call('likeMenuItem', { id: 1 })).toEqual({ id: 1, likes: [ada.id] })
    expect(await owner.call('likeMenuItem', { id: 1 })).toEqual({ id: 1, likes: [owner.id, ada.id] })
    expect(await ada.call('likeMenuItem', { id: 1 })).toEqual({ id: 1, likes: [owner.id, ada.id] })
    expect(await new Browser().call('getMenuItem', { id: 1 })).toMatchObject({ likes: [owner.id, ada.id] })
  })

  test('a like can be removed, and a second removal has no effect [4.8.1, 7.1.1]', async () => {
    const ada = await addCustomer()
    await ada.call('likeMenuItem', { id: 1 })
    await owner.call('likeMenuItem', { id: 1 })
    for (let time = 0; time < 2; time++) {
      expect(await ada.call('unlikeMenuItem', { id: 1 })).toEqual({ id: 1, likes: [owner.id] })
    }
  })

  test('none of many likes at once is lost', async () => {
    const customers = await Promise.all([1, 2, 3, 4, 5].map(() => addCustomer()))
    await Promise.all(customers.flatMap((browser) => [1, 2].map(() => browser.call('likeMenuItem', { id: 1 }))))
    const { likes } = await new Browser().call('getMenuItem', { id: 1 })
    expect(likes).toEqual(customers.map(({ id }) => id).toSorted((a, b) => a - b))
  })
})

describe('the items of an inactive restaurant', () => {
  beforeEach(() => owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'soft' } }))

  test('items of an inactive restaurant are not listed but can be read and managed [7.1.1]', async () => {
    expect(await new Browser().call('listMenuItems')).toEqual([])
    expect(await new Browser().call('getMenuItem', { id: 1 })).toMatchObject({ restaurant: { servicing: false } })
    expect((await owner.call('getManagedMenu', { id: restaurant.id })).menu_items).toHaveLength(1)
    await owner.call('updateMenuItem', { id: 1, body: { price: 2 } })
  })

  test('an item added to an inactive restaurant is listed once the restaurant is active again', async () => {
    const added = await create()
    expect(await new Browser().call('listMenuItems')).toEqual([])
    await owner.call('updateRestaurant', { id: restaurant.id, body: { name: 'Corner Bistro' } })
    expect(await new Browser().call('listMenuItems')).toEqual([])
    await owner.call('reactivateRestaurant', { id: restaurant.id })
    expect((await new Browser().call('listMenuItems')).map(({ id }) => id)).toEqual([1, added.id])
  })
})
