import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINES } from '@/lib/list-limits'
import {
  addItem,
  type CartItem,
  exceedsLine,
  keyOf,
  MAX_CUSTOMIZATION_LENGTH,
  MAX_QUANTITY,
  mergeLines,
  obstacleTo,
  pieceCount,
} from './cart'
import { piecesOf, removeItem, replaceLine, setNote, setQuantity, withoutOrdered } from './cart-lines'

const anItem = (over: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  name: 'Soup',
  priceCents: 850,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Corner Bistro',
  foodImage: '/images/soup.webp',
  customizations: null,
  modifiers: [],
  ...over,
})
const withNote = (customizations: string | null) => anItem({ customizations })
const LONGEST = 'x'.repeat(MAX_CUSTOMIZATION_LENGTH)
const full = Array.from({ length: MAX_LINES }, (_, at) => anItem({ id: at + 1 }))

describe('why an item cannot be added to the cart [1.1, 4.6.1]', () => {
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
])('whether %s is more than an order line holds', (_, cart, quantity, tooMuch) => {
  expect(exceedsLine(cart, anItem({ quantity }))).toBe(tooMuch)
})

describe('adding an item', () => {
  test('a new item is put at the end', () => {
    const cart = addItem([anItem()], anItem({ id: 2, quantity: 3 }))
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  test('adding an item again raises its quantity and takes the latest price [4.6.1]', () => {
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
  ])('two different notes are joined: %j and %j [4.6.3]', (present, added, both) => {
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
  ])('a new order line of %d pieces has %i', (asked, quantity) => {
    expect(addItem([], anItem({ quantity: asked }))[0]?.quantity).toBe(quantity)
  })

  test('the cart that was passed in does not change', () => {
    const cart = Object.freeze([Object.freeze(anItem())])
    addItem(cart, anItem())
    expect(cart[0]?.quantity).toBe(1)
  })
})

describe('changing a quantity [4.6.5]', () => {
  test.each([
    [5, [5]],
    [100, [99]],
    [1, [1]],
    // At one, the minus button removes the line.
    [0, []],
    [-1, []],
  ])('a quantity of %i leaves %j', (quantity, left) => {
    expect(setQuantity([anItem({ quantity: 2 })], '1', quantity).map((line) => line.quantity)).toEqual(left)
  })

  test('an item that is not in the cart changes nothing', () => {
    expect(setQuantity([anItem()], '2', 9)).toEqual([anItem()])
  })
})

test.each([
  ['no nuts', 'no nuts'],
  ['  no nuts ', 'no nuts'],
  ['  ', null],
])('the note %j is stored as %j', (typed, kept) => {
  const cart = [withNote('extra bread'), anItem({ id: 2, customizations: 'cold' })]
  expect(setNote(cart, '1', typed).map((line) => line.customizations)).toEqual([kept, 'cold'])
})

test('removing takes out one order line and leaves the rest [4.6.5]', () => {
  expect(removeItem([anItem(), anItem({ id: 2 })], '1')).toEqual([anItem({ id: 2 })])
  expect(removeItem([anItem()], '9')).toEqual([anItem()])
})

describe('choices', () => {
  const modifier = (id: number, priceCents = 100) => ({ id, group: 'Toppings', name: `Topping ${id}`, priceCents })
  const plain = anItem()
  const olives = anItem({ priceCents: 950, modifiers: [modifier(5)] })
  const both = anItem({ priceCents: 1050, modifiers: [modifier(5), modifier(6)] })
  const [plainKey, olivesKey] = [keyOf(plain), keyOf(olives)]

  test('two choices of an item are two lines, and the same choice in another order is one', () => {
    const cart = [plain, olives, both].reduce<CartItem[]>(addItem, [])
    expect(cart).toEqual([plain, olives, both])
    const swapped = { ...both, modifiers: both.modifiers.toReversed() }
    expect(addItem(cart, swapped).map(({ quantity }) => quantity)).toEqual([1, 1, 2])
    expect(exceedsLine([{ ...olives, quantity: 99 }], plain)).toBe(false)
  })

  test('a quantity, a note and a removal are of one line, which keeps its choices [4.20.4]', () => {
    const cart = [plain, olives]
    expect(setQuantity(cart, olivesKey, 4)).toEqual([plain, { ...olives, quantity: 4 }])
    expect(setNote(cart, olivesKey, 'No salt')).toEqual([plain, { ...olives, customizations: 'No salt' }])
    expect(removeItem(cart, plainKey)).toEqual([olives])
  })

  test('a line that is changed keeps its place, or joins the line that has that choice', () => {
    expect(replaceLine([plain, anItem({ id: 2 })], plainKey, both)).toEqual([both, anItem({ id: 2 })])
    expect(replaceLine([plain, anItem({ id: 2 }), olives], plainKey, { ...olives, quantity: 2 })).toEqual([
      anItem({ id: 2 }),
      { ...olives, quantity: 3 },
    ])
    expect(replaceLine([olives], olivesKey, { ...olives, quantity: 7 })).toEqual([{ ...olives, quantity: 7 }])
  })

  test('what was ordered is taken out with its choice only', () => {
    const ordered = [{ menuItemId: 1, quantity: 1, modifiers: [modifier(5)] }]
    expect(withoutOrdered([plain, olives], ordered)).toEqual([plain])
  })

  test('the pieces of an item count whatever was chosen with them [2.4.5]', () => {
    expect(piecesOf([plain, { ...olives, quantity: 3 }, anItem({ id: 2 })], 1)).toBe(4)
  })
})

test('the badge counts pieces [2.4.5]', () => {
  expect(pieceCount([])).toBe(0)
  expect(pieceCount([anItem({ quantity: 2 }), anItem({ id: 2, quantity: 40 })])).toBe(42)
})

test('what was ordered leaves the cart, and what was added since stays', () => {
  const cart = [anItem({ quantity: 3, customizations: 'No salt' }), anItem({ id: 2 }), anItem({ id: 3, quantity: 2 })]
  const ordered = [
    { menuItemId: 1, quantity: 1, modifiers: [] },
    { menuItemId: 1, quantity: 1, modifiers: [] },
    { menuItemId: 2, quantity: 4, modifiers: [] },
    { menuItemId: null, quantity: 1, modifiers: [] },
  ]
  expect(withoutOrdered(cart, ordered)).toEqual([
    anItem({ quantity: 1, customizations: 'No salt' }),
    anItem({ id: 3, quantity: 2 }),
  ])
})

describe('equal lines are merged up to 99 pieces [4.17.8]', () => {
  type Line = { id: string; quantity: number }
  const merge = (lines: readonly Line[]) => mergeLines(lines, ({ id }) => id)
  const linesOf = (text: string) =>
    text.split(' ').map((line): Line => ({ id: line.slice(-1), quantity: Number.parseInt(line, 10) }))

  test.each([
    ['1a', '1a'],
    ['1a 1a', '2a'],
    ['1a 2b 3a 4b', '4a 6b'],
    ['98a 1a', '99a'],
    ['99a 1a', '99a 1a'],
    ['98a 5a', '99a 4a'],
    ['5a 98a', '99a 4a'],
    ['60a 1b 60a 60a', '99a 81a 1b'],
    ['99a 99a', '99a 99a'],
  ])('%s: %s', (sent, merged) => {
    expect(merge(linesOf(sent))).toEqual(linesOf(merged))
  })

  test('no lines are none', () => {
    expect(merge([])).toEqual([])
  })

  test('no piece is lost, no line is above 99, and only one line of a kind is below', () => {
    const line = fc.record({ id: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: MAX_LINES }), (lines) => {
        const merged = merge(lines)
        expect(merged.length).toBeLessThanOrEqual(lines.length)
        for (const kind of ['a', 'b', 'c']) {
          const quantitiesIn = (some: Line[]) => some.flatMap(({ id, quantity }) => (id === kind ? quantity : []))
          const quantities = quantitiesIn(merged)
          const sum = (numbers: number[]) => numbers.reduce((total, quantity) => total + quantity, 0)
          expect(sum(quantities)).toBe(sum(quantitiesIn(lines)))
          expect(quantities.every((quantity) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true)
          expect(quantities.filter((quantity) => quantity < MAX_QUANTITY).length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
