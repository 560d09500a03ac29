import { expect, test } from 'vitest'
import { fittedOrder, type MenuLayout, orderOf, withItemIn, withItemMoved, withoutSection } from './menu-layout'

const item = (id: number, sectionId: number | null = null) => ({
  id,
  name: `Item ${id}`,
  foodType: 'entree' as const,
  sectionId,
})
const LAYOUT: MenuLayout = {
  version: 4,
  sections: [
    { id: 7, name: 'Pizza', servedHours: '' },
    { id: 8, name: 'Pasta', servedHours: '' },
  ],
  items: [item(1), item(2, 7), item(3, 7), item(4)],
}
const order = (layout: MenuLayout) => orderOf(layout).items.map(({ id, sectionId }) => [id, sectionId])

test('an item moves among those of its part only', () => {
  expect(order(withItemMoved(LAYOUT, 'section-7', 1, 0))).toEqual([
    [3, 7],
    [2, 7],
    [1, null],
    [4, null],
  ])
  expect(order(withItemMoved(LAYOUT, 'entree', 0, 1)).slice(2)).toEqual([
    [4, null],
    [1, null],
  ])
})

test('an item that changes its section is the last one there', () => {
  expect(order(withItemIn(LAYOUT, 1, 7))).toEqual([
    [2, 7],
    [3, 7],
    [4, null],
    [1, 7],
  ])
  expect(order(withItemIn(LAYOUT, 2, null)).at(-1)).toEqual([2, null])
})

test('a deleted section leaves its items under their kind, in another version', () => {
  const left = withoutSection(LAYOUT, 7)
  expect(orderOf(left)).toEqual({
    version: 5,
    sections: [8],
    items: [1, 2, 3, 4].map((id) => ({ id, sectionId: null })),
  })
})

test('a deleted section leaves the items of others in theirs', () => {
  expect(order(withoutSection({ ...LAYOUT, items: [item(1, 8), item(2, 7)] }, 7))).toEqual([
    [1, 8],
    [2, null],
  ])
})

test('an order is fitted to the menu that somebody else has changed [4.19.7]', () => {
  const mine = orderOf({ ...LAYOUT, items: [item(3, 7), item(1, 8), item(2, 7), item(4)] })
  const theirs = {
    version: 9,
    sections: [8, 9],
    items: [
      { id: 1, sectionId: null },
      { id: 2, sectionId: null },
      { id: 3, sectionId: null },
      { id: 5, sectionId: 9 },
    ],
  }
  expect(fittedOrder(mine, theirs)).toEqual({
    version: 9,
    sections: [8, 9],
    items: [
      { id: 3, sectionId: null },
      { id: 1, sectionId: 8 },
      { id: 2, sectionId: null },
      { id: 5, sectionId: 9 },
    ],
  })
})
