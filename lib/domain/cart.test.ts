import { describe, expect, test } from 'vitest'
import {
  addItem,
  type CartItem,
  exceedsLine,
  MAX_CUSTOMIZATION_LENGTH,
  MAX_LINES,
  obstacleTo,
  pieceCount,
  removeItem,
  setNote,
  setQuantity,
} from './cart'

const anItem = (over: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  name: 'Soup',
  priceCents: 850,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Corner Bistro',
  foodImage: '/images/soup.webp',
  customizations: null,
  ...over,
})
const withNote = (customizations: string | null) => anItem({ customizations })
const LONGEST = 'x'.repeat(MAX_CUSTOMIZATION_LENGTH)
const full = Array.from({ length: MAX_LINES }, (_, at) => anItem({ id: at + 1 }))

describe('what stands in the way of an item', () => {
  test.each([
    ['nothing in an empty cart', [], anItem(), null],
    ['nothing for another item of the same restaurant', [anItem()], anItem({ id: 2 }), null],
    ['a cart of another restaurant', [anItem()], anItem({ id: 2, restaurantId: 8 }), 'other_restaurant'],
    ['a full cart', full, anItem({ id: 99 }), 'too_many_lines'],
    ['nothing for one that a full cart has already', full, anItem({ id: 50 }), null],
    ['the other restaurant before the full cart', full, anItem({ id: 99, restaurantId: 8 }), 'other_restaurant'],
    ['nothing for the longest note', [withNote(null)], withNote(LONGEST), null],
    ['nothing for the longest note that is there already', [withNote(LONGEST)], withNote(LONGEST), null],
    ['nothing for an item without a note', [withNote(LONGEST)], withNote(null), null],
    ['nothing for notes that just fit', [withNote(LONGEST.slice(3))], withNote('y'), null],
    ['notes that are too long together', [withNote(LONGEST.slice(2))], withNote('y'), 'notes_too_long'],
  ])('%s', (_, cart, item, obstacle) => {
    expect(obstacleTo(cart, item)).toBe(obstacle)
  })
})

test.each([
  ['one to 99', [anItem({ quantity: 99 })], 1, true],
  ['five to 97', [anItem({ quantity: 97 })], 5, true],
  ['two to 97', [anItem({ quantity: 97 })], 2, false],
  ['99 to none', [], 99, false],
  ['one to 99 of another', [anItem({ id: 2, quantity: 99 })], 1, false],
])('whether %s is more than a line holds', (_, cart, quantity, tooMuch) => {
  expect(exceedsLine(cart, anItem({ quantity }))).toBe(tooMuch)
})

describe('adding an item', () => {
  test('puts a new one at the end', () => {
    const cart = addItem([anItem()], anItem({ id: 2, quantity: 3 }))
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  test('raises the quantity of one that is there, at the latest price', () => {
    const other = anItem({ id: 2 })
    const cart = addItem([anItem({ quantity: 2 }), other], anItem({ quantity: 3, priceCents: 900 }))
    expect(cart).toEqual([anItem({ quantity: 5, priceCents: 900 }), other])
  })

  test.each([
    ['no nuts', null, 'no nuts'],
    [null, 'no nuts', 'no nuts'],
    [null, null, null],
    ['no nuts', 'no nuts', 'no nuts'],
    ['no nuts', 'extra bread', 'no nuts; extra bread'],
    ['no nuts; extra bread', 'no nuts', 'no nuts; extra bread'],
    ['no nuts', 'extra bread; no nuts', 'no nuts; extra bread'],
  ])('keeps both notes when they differ: %j and %j', (present, added, both) => {
    expect(addItem([withNote(present)], withNote(added))[0]?.customizations).toBe(both)
  })

  test.each([
    [98, 5, 99],
    [99, 1, 99],
    [0, 1, 1],
  ])('%i and %i pieces are %i', (present, added, quantity) => {
    expect(addItem([anItem({ quantity: present })], anItem({ quantity: added }))[0]?.quantity).toBe(quantity)
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1000, 99],
  ])('a new line of %d pieces has %i', (asked, quantity) => {
    expect(addItem([], anItem({ quantity: asked }))[0]?.quantity).toBe(quantity)
  })

  test('leaves the cart it was given as it was', () => {
    const cart = Object.freeze([Object.freeze(anItem())])
    addItem(cart, anItem())
    expect(cart[0]?.quantity).toBe(1)
  })
})

describe('changing a quantity', () => {
  test.each([
    [5, [5]],
    [100, [99]],
    [1, [1]],
    // Below one, the minus is a delete.
    [0, []],
    [-1, []],
  ])('to %i leaves %j', (quantity, left) => {
    expect(setQuantity([anItem({ quantity: 2 })], 1, quantity).map((line) => line.quantity)).toEqual(left)
  })

  test('of an item that is not there changes nothing', () => {
    expect(setQuantity([anItem()], 2, 9)).toEqual([anItem()])
  })
})

test.each([
  ['no nuts', 'no nuts'],
  ['  no nuts ', 'no nuts'],
  ['  ', null],
])('the note %j is kept as %j', (typed, kept) => {
  const cart = [withNote('extra bread'), anItem({ id: 2, customizations: 'cold' })]
  expect(setNote(cart, 1, typed).map((line) => line.customizations)).toEqual([kept, 'cold'])
})

test('removing takes one line and leaves the rest', () => {
  expect(removeItem([anItem(), anItem({ id: 2 })], 1)).toEqual([anItem({ id: 2 })])
  expect(removeItem([anItem()], 9)).toEqual([anItem()])
})

test('the badge counts pieces', () => {
  expect(pieceCount([])).toBe(0)
  expect(pieceCount([anItem({ quantity: 2 }), anItem({ id: 2, quantity: 40 })])).toBe(42)
})
