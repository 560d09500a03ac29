import { expect, test } from 'vitest'
import { kitchenLines } from './kitchen-lines'

const large = { id: 1, group: 'Size', name: 'Large', priceCents: 300 }
const small = { id: 2, group: 'Size', name: 'Small', priceCents: 0 }
const olives = { id: 3, group: 'Toppings', name: 'Olives', priceCents: 100 }

const line = (id: number, over: object = {}) => ({
  id,
  menuItemId: 7 as number | null,
  name: 'Pizza',
  quantity: 1,
  customizations: null as string | null,
  modifiers: [large, olives],
  ...over,
})

test('what is cooked alike is one line with the pieces of all, at the place of the first [4.13.13]', () => {
  const soup = line(2, { menuItemId: 8, name: 'Soup', modifiers: [] })
  const lines = kitchenLines([line(1, { quantity: 2 }), soup, line(3, { modifiers: [olives, large], quantity: 3 })])
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 5],
    [2, 1],
  ])
})

test.each([
  ['another choice', { modifiers: [small, olives] }],
  ['one choice less', { modifiers: [large] }],
  ['a note', { customizations: 'well done' }],
  ['another item of that name', { menuItemId: 8 }],
  ['another name since', { name: 'Margherita' }],
])('%s is a line of its own', (_, over) => {
  expect(kitchenLines([line(1), line(2, over)]).map(({ id }) => id)).toEqual([1, 2])
})

test('an empty note is none', () => {
  expect(kitchenLines([line(1), line(2, { customizations: '' })]).map(({ quantity }) => quantity)).toEqual([2])
})

test('items that have left the menu are told apart by their names', () => {
  const gone = [
    line(1, { menuItemId: null }),
    line(2, { menuItemId: null }),
    line(3, { menuItemId: null, name: 'Soup' }),
  ]
  expect(kitchenLines(gone).map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 2],
    [3, 1],
  ])
})
