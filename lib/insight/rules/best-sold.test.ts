import { expect, test } from 'vitest'
import { bestOf, type SoldLines, soldOf } from './best-sold'

const line = (over: Partial<SoldLines>): SoldLines => ({
  menuItemId: 1,
  name: 'Soup',
  quantity: 1,
  salesCents: 850,
  modifiers: [],
  ...over,
})

/** The lines of two days. */
function bestSold(...days: SoldLines[][]) {
  const sold = days.map(soldOf)
  return {
    items: bestOf(sold.flatMap(({ items }) => items)),
    modifiers: bestOf(sold.flatMap(({ modifiers }) => modifiers)),
  }
}

test('items are added up over their modifiers, the most sold first, then the larger sales, then the name', () => {
  const { items } = bestSold([
    line({ quantity: 2, salesCents: 1700 }),
    line({ modifiers: [{ id: 7, group: 'Size', name: 'Large', priceCents: 200 }], salesCents: 1050 }),
    line({ menuItemId: 2, name: 'Stew', quantity: 3, salesCents: 4500 }),
    line({ menuItemId: 4, name: 'Tea', salesCents: 400 }),
    line({ menuItemId: 3, name: 'Ale', salesCents: 400 }),
  ])
  expect(items).toEqual([
    { id: 2, name: 'Stew', quantity: 3, salesCents: 4500 },
    { id: 1, name: 'Soup', quantity: 3, salesCents: 2750 },
    { id: 3, name: 'Ale', quantity: 1, salesCents: 400 },
    { id: 4, name: 'Tea', quantity: 1, salesCents: 400 },
  ])
})

test('a renamed item is one item with the name that sold most in all, a deleted one goes by its name', () => {
  const { items } = bestSold(
    [
      line({ name: 'Old Soup', quantity: 4 }),
      line({ name: 'New Soup', quantity: 3 }),
      line({ menuItemId: null, name: 'Pie' }),
      line({ menuItemId: null, name: 'Cake' }),
    ],
    [line({ name: 'New Soup', quantity: 3 }), line({ menuItemId: null, name: 'Pie' })],
  )
  expect(items.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
    [1, 'New Soup', 10],
    [null, 'Pie', 2],
    [null, 'Cake', 1],
  ])
})

test('a modifier counts as often as its line, at its own price', () => {
  const large = { id: 7, group: 'Size', name: 'Large', priceCents: 200 }
  const big = { ...large, name: 'Big', priceCents: 300 }
  const { modifiers } = bestSold([
    line({ modifiers: [big] }),
    line({ quantity: 3, modifiers: [large] }),
    line({ menuItemId: 2, modifiers: [large] }),
  ])
  expect(modifiers).toEqual([{ id: 7, group: 'Size', name: 'Large', quantity: 5, salesCents: 1100 }])
})

test('ten are listed', () => {
  const lines = Array.from({ length: 12 }, (_, index) => line({ menuItemId: index + 1, quantity: index + 1 }))
  expect(bestSold(lines).items.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('what is added up stays as it was', () => {
  const { items } = soldOf([line({})])
  bestOf([...items, ...items])
  expect(items).toEqual([{ id: 1, name: 'Soup', quantity: 1, salesCents: 850 }])
})

test('names of an item are added up before items are compared', () => {
  const { items } = bestSold([
    line({ menuItemId: 2, name: 'Pie', quantity: 4 }),
    line({ name: 'Soup', quantity: 3, salesCents: 10 }),
    line({ name: 'Broth', quantity: 3, salesCents: 10 }),
    line({ menuItemId: 3, name: 'Bun', quantity: 4 }),
  ])
  expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Broth', 6],
    ['Bun', 4],
    ['Pie', 4],
  ])
})

test('a modifier goes by the name and the group in which it was sold most', () => {
  const of = (group: string, name: string) => ({ id: 7, group, name, priceCents: 0 })
  const { modifiers } = bestSold([
    line({ modifiers: [of('Size', 'Large')] }),
    line({ modifiers: [of('How large', 'Large')], quantity: 2 }),
    line({ modifiers: [of('How large', 'Big')], quantity: 2 }),
    line({ modifiers: [of('How large', 'Big')] }),
  ])
  expect(modifiers).toEqual([{ id: 7, group: 'How large', name: 'Big', quantity: 6, salesCents: 0 }])
})
