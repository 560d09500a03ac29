import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { everything, scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant
let owner: Account
let size: Awaited<ReturnType<typeof addModifierGroup>>
let extras: Awaited<ReturnType<typeof addModifierGroup>>
let [small, large, olives, basil, cheese] = [0, 0, 0, 0, 0]

const TOPPINGS = [
  { name: 'Olives', price: 1.25 },
  { name: 'Basil', price: 0 },
  { name: 'Cheese', price: 0.5 },
]

// A pizza with a size and extras, and a soup without choices.
scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [10, 8.5] })
  owner = restaurant.owner
  size = await addModifierGroup(restaurant, { at: [0] })
  extras = await addModifierGroup(restaurant, { at: [0], name: 'Extras', min: 0, max: 2, modifiers: TOPPINGS })
  ;[small = 0, large = 0, olives = 0, basil = 0, cheese = 0] = [size, extras].flatMap(({ modifiers }) =>
    modifiers.map(({ id }) => id),
  )
})

const pizza = (modifiers?: unknown, over: object = {}) => ({ menu_item_id: 1, quantity: 1, modifiers, ...over })
const soup = (over: object = {}) => ({ menu_item_id: 2, quantity: 1, ...over })
const bodyOf = (items: object[]) => ({ restaurant_id: restaurant.id, items })
const create = (...items: object[]) => ada.call('createOrder', { body: bodyOf(items) })
const refusal = (...items: object[]) => ada.refusal('createOrder', { body: bodyOf(items) })
const submit = (id: number) => ada.call('submitOrder', { id, body: {} })
const change = (group: typeof size, body: object) =>
  owner.call('updateModifierGroup', { id: group.id, body: { version: group.version, ...body } })
const sellOut = (id: number) => owner.call('setModifierAvailability', { id, body: { until: 'changed' } })

describe('an order with modifiers', () => {
  test('a line costs its item and its modifiers, and names them in the order of the menu [4.17.7]', async () => {
    const order = await create(pizza([cheese, large, olives], { quantity: 2 }), soup())
    expect(order.orderItems[0]).toMatchObject({
      name: 'Tomato Soup',
      price: 14.25,
      quantity: 2,
      modifiers: [
        { id: large, group: 'Size', name: 'Large', price: 2.5 },
        { id: olives, group: 'Extras', name: 'Olives', price: 1.25 },
        { id: cheese, group: 'Extras', name: 'Cheese', price: 0.5 },
      ],
    })
    expect(order.orderItems[1]).toMatchObject({ price: 8.5, modifiers: [] })
    expect(order.subtotal).toBe(37)
    const placed = await submit(order.id)
    expect(placed).toMatchObject({ status: 'Submitted', subtotal: 37, orderItems: order.orderItems })
    expect((await ada.call('listOrders')).orders[0]?.orderItems).toEqual(order.orderItems)
    const board = await owner.call('getBoard', { id: restaurant.id })
    expect(board.orders[0]?.orderItems).toEqual(order.orderItems)
    expect((await checkLedger({ db })).findings).toEqual([])
  })

  test('an order keeps names and prices of its modifiers, whatever happens to them [4.17.7]', async () => {
    const order = await create(pizza([large, basil]))
    await submit(order.id)
    await change(size, { name: 'Portion', modifiers: [{ id: small, name: 'Tiny', price: 9 }] })
    await owner.call('deleteModifierGroup', { id: extras.id })
    expect((await ada.call('getOrder', { id: order.id })).orderItems).toEqual(order.orderItems)
  })

  test('orders from before there were modifiers have none', async () => {
    const order = await addSubmittedOrder(ada, { ...restaurant, items: restaurant.items.slice(1) })
    expect(await db.read.orderItem.findMany({ select: { modifiers: true } })).toEqual([{ modifiers: '[]' }])
    expect(order.orderItems[0]?.modifiers).toEqual([])
  })

  test('the snapshot of a stream has the modifiers of each line', async () => {
    const order = await create(pizza([large, olives]))
    await submit(order.id)
    const { board, orders } = await owner.call('followEvents')
    expect(board[0]?.orderItems[0]?.modifiers).toEqual(order.orderItems[0]?.modifiers)
    expect(orders).toEqual([])
    expect((await ada.call('followEvents')).orders[0]?.orderItems[0]?.modifiers).toHaveLength(2)
  })
})

describe('two lines are the same when item, modifiers and note are', () => {
  const linesOf = ({ orderItems }: Awaited<ReturnType<typeof create>>) =>
    orderItems.map(({ quantity, price, customizations }) => [quantity, price, customizations])

  test('another choice is another line at another price [4.17.8]', async () => {
    expect(linesOf(await create(pizza([small]), pizza([large])))).toEqual([
      [1, 10, null],
      [1, 12.5, null],
    ])
  })

  test('the same choice in another order is the same line [4.17.8]', async () => {
    const lines = [pizza([large, olives], { quantity: 2 }), pizza([small]), pizza([olives, large])]
    expect(linesOf(await create(...lines))).toEqual([
      [3, 13.75, null],
      [1, 10, null],
    ])
  })

  test('lines without modifiers become one as well [4.6.1, 4.17.8, 4.17.11]', async () => {
    expect(linesOf(await create(soup(), pizza([small]), soup({ quantity: 2, customizations: '' })))).toEqual([
      [3, 8.5, null],
      [1, 10, null],
    ])
  })

  test('lines with different notes stay apart [4.17.8]', async () => {
    const salt = { customizations: 'No salt' }
    expect(linesOf(await create(soup(salt), soup(), pizza([small], salt), pizza([small]), soup(salt)))).toEqual([
      [2, 8.5, 'No salt'],
      [1, 8.5, null],
      [1, 10, 'No salt'],
      [1, 10, null],
    ])
  })

  test.each([
    ['with modifiers', (quantity: number) => pizza([small], { quantity }), 10],
    ['without', (quantity: number) => soup({ quantity }), 8.5],
  ])('99 pieces fill a line, and the others are the next one: %s [4.17.8]', async (_, piecesOf, price) => {
    const order = await create(piecesOf(60), piecesOf(60))
    expect(linesOf(order)).toEqual([
      [99, price, null],
      [21, price, null],
    ])
    expect(order.subtotal).toBe(120 * price)
  })
})

describe('a choice that does not fit is refused and says which group [5.6.10]', () => {
  const ONCE = 'Modifiers must be ids of modifiers, each once'

  test.each([
    ['nothing about modifiers', () => undefined, 'Please choose a Size'],
    ['no modifier', () => [], 'Please choose a Size'],
    ['extras only', () => [olives], 'Please choose a Size'],
    ['two sizes', () => [small, large], 'Please choose at most 1 of Size'],
    ['three of two extras', () => [small, olives, basil, cheese], 'Please choose at most 2 of Extras'],
    ['the same modifier twice', () => [small, olives, olives], ONCE],
    ['a text', () => 'Large', ONCE],
    ['no ids', () => ['Large'], ONCE],
  ])('%s', async (_, modifiers, text) => {
    const before = await everything()
    expect(await refusal(soup(), pizza(modifiers()))).toEqual({ status: 400, message: text, errors: { items: text } })
    expect(await everything()).toEqual(before)
  })

  test('a modifier of another item, and of another restaurant [5.6.10]', async () => {
    const there = await addRestaurant()
    const foreign = await addModifierGroup(there, { at: [0], name: 'Side' })
    const side = foreign.modifiers[0]?.id
    for (const [line, text] of [
      [pizza([small, side]), 'Side is not a choice of Tomato Soup'],
      [soup({ modifiers: [olives] }), 'Extras is not a choice of Tomato Soup'],
    ] as const) {
      expect(await refusal(line)).toEqual({ status: 400, message: text, errors: { items: text } })
    }
  })

  test('an order has at most 500 modifiers [5.6.10]', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ name: `M${at}`, price: 0 }))
    const group = await addModifierGroup(restaurant, { at: [1], name: 'Beads', min: 0, max: 50, modifiers: many })
    const modifiers = group.modifiers.map(({ id }) => id)
    const full = Array.from({ length: 10 }, (_, at) => soup({ modifiers, customizations: `${at}` }))
    expect((await create(...full)).orderItems).toHaveLength(10)
    expect(await refusal(...full, pizza([small]))).toMatchObject({ message: 'An order has at most 500 modifiers' })
  })

  test('a line has at most 200 modifiers, and no more ids are looked at [5.6.10]', async () => {
    const wrong = (count: number) => refusal(soup({ modifiers: Array.from({ length: count }, () => 0) }))
    expect(await wrong(200)).toMatchObject({ message: 'Modifiers must be ids of modifiers, each once' })
    expect(await wrong(201)).toMatchObject({ message: 'A line has at most 200 modifiers' })
  })
})

describe('a change since the cart was filled is asked, never dropped and never free', () => {
  const CHANGED = 'Something in your order has changed. Please check it before you pay.'
  const conflict = (...changes: object[]) => ({ status: 409, message: CHANGED, errors: {}, changes })
  const ofPizza = { menu_item_id: 1, name: 'Tomato Soup' }

  test('a modifier that was deleted cannot be ordered [4.17.9]', async () => {
    await change(extras, { max: 2, modifiers: extras.modifiers.slice(1) })
    const gone = { kind: 'modifier_gone', ...ofPizza, order_item_id: null, modifier_id: olives, modifier: 'A choice' }
    expect(await refusal(pizza([small, olives]), soup())).toEqual(conflict(gone))
  })

  test('a modifier of a group that is gone is named before the choice that it leaves open', async () => {
    await owner.call('deleteModifierGroup', { id: size.id })
    expect(await refusal(pizza([large]))).toMatchObject({ changes: [{ kind: 'modifier_gone', modifier_id: large }] })
  })

  test('a modifier that is sold out cannot be ordered [4.17.9]', async () => {
    await sellOut(olives)
    const soldOut = { ...ofPizza, order_item_id: null, modifier_id: olives, modifier: 'Olives' }
    expect(await refusal(pizza([small, olives]))).toEqual(conflict({ kind: 'modifier_sold_out', ...soldOut }))
    await create(pizza([small, cheese]))
  })

  test('when all of a required group is sold out the item is [4.17.6]', async () => {
    for (const id of [small, large]) await sellOut(id)
    expect(await refusal(pizza([small]))).toEqual(conflict({ kind: 'sold_out', ...ofPizza }))
    await create(soup())
  })

  test('when all extras are sold out the item can be ordered without [4.17.6]', async () => {
    for (const id of [olives, basil, cheese]) await sellOut(id)
    await create(pizza([small]))
  })

  describe('of an order that was created', () => {
    let id: number
    let lineId: number | undefined

    beforeEach(async () => {
      const order = await create(soup(), pizza([large, olives]))
      id = order.id
      lineId = order.orderItems[1]?.id
    })
    const refusedSubmit = () => ada.refusal('submitOrder', { id, body: { paymentMethod: 'wallet' } })
    const ofLine = () => ({ ...ofPizza, order_item_id: lineId })

    test('a modifier that costs more [4.17.9]', async () => {
      await change(extras, { modifiers: [{ ...extras.modifiers[0], price: 2 }, ...extras.modifiers.slice(1)] })
      expect(await refusedSubmit()).toEqual(conflict({ kind: 'price', ...ofLine(), from: 13.75, to: 14.5 }))
    })

    test('a modifier that costs less', async () => {
      await change(size, { modifiers: [size.modifiers[0], { ...size.modifiers[1], price: 0 }] })
      expect(await refusedSubmit()).toEqual(conflict({ kind: 'price', ...ofLine(), from: 13.75, to: 11.25 }))
    })

    test('an item that costs more by what its modifier costs less is no change', async () => {
      await change(size, { modifiers: [size.modifiers[0], { ...size.modifiers[1], price: 1.5 }] })
      await owner.call('updateMenuItem', { id: 1, body: { price: 11 } })
      expect((await submit(id)).subtotal).toBe(22.25)
    })

    test('a modifier that is gone', async () => {
      await change(extras, { modifiers: extras.modifiers.slice(1) })
      const gone = { kind: 'modifier_gone', ...ofLine(), modifier_id: olives, modifier: 'Olives' }
      expect(await refusedSubmit()).toEqual(conflict(gone))
    })

    test('a modifier whose group the item no longer has [4.17.9]', async () => {
      await owner.call('attachModifierGroups', { id: 1, body: { ids: [extras.id] } })
      const gone = { kind: 'modifier_gone', ...ofLine(), modifier_id: large, modifier: 'Large' }
      expect(await refusedSubmit()).toEqual(conflict(gone))
    })

    test('a modifier that is sold out', async () => {
      await sellOut(olives)
      const soldOut = { kind: 'modifier_sold_out', ...ofLine(), modifier_id: olives, modifier: 'Olives' }
      expect(await refusedSubmit()).toEqual(conflict(soldOut))
    })

    test('a group that the item requires by now', async () => {
      const side = await addModifierGroup(restaurant, { at: [0, 1], name: 'Side' })
      const choose = (line: object) => ({ kind: 'choice', ...line, text: 'Please choose a Side' })
      const lines = (await ada.call('getOrder', { id })).orderItems
      const asked = lines.map((line) =>
        choose({ menu_item_id: line.menu_item_id, name: line.name, order_item_id: line.id }),
      )
      expect(await refusedSubmit()).toEqual(conflict(...asked))
      await change(side, { min: 0 })
      expect(await submit(id)).toMatchObject({ status: 'Submitted' })
    })

    test('another name, other limits that the choice fits, and a group of extras are no change', async () => {
      await change(size, { name: 'Portion' })
      await change(extras, { max: 1, min: 1 })
      await addModifierGroup(restaurant, { at: [0, 1], name: 'Side', min: 0 })
      expect((await submit(id)).orderItems[1]?.modifiers).toMatchObject([{ group: 'Size' }, { name: 'Olives' }])
    })
  })
})
