import { expect, test } from 'vitest'
import type { FoodType } from '@/lib/menu/rules/food-types'
import { menuParts } from './sections'

const item = (id: number, foodType: FoodType, sectionId: number | null = null) => ({ id, foodType, sectionId })
const shown = (items: ReturnType<typeof item>[], sections: { id: number; name: string }[]) =>
  menuParts(items, sections).map(({ id, title, items: inPart }) => [id, title, inPart.map((one) => one.id)])

const KINDS = [item(4, 'beverage'), item(2, 'entree'), item(3, 'entree'), item(1, 'appetizer')]
const PIZZA = { id: 7, name: 'Wood-fired pizza' }
const EMPTY = { id: 8, name: 'Seasonal' }

test.each([
  [
    'a menu without sections is in four kinds, those with items',
    KINDS,
    [],
    [
      ['appetizer', 'Appetizers', [1]],
      ['entree', 'Entrees', [2, 3]],
      ['beverage', 'Beverages', [4]],
    ],
  ],
  [
    'own sections come first, in their order',
    [item(5, 'entree', 8), item(6, 'dessert', 7), ...KINDS.slice(0, 1)],
    [PIZZA, EMPTY],
    [
      ['section-7', 'Wood-fired pizza', [6]],
      ['section-8', 'Seasonal', [5]],
      ['beverage', 'Beverages', [4]],
    ],
  ],
  ['a section without items is not shown', KINDS.slice(0, 1), [EMPTY], [['beverage', 'Beverages', [4]]]],
  [
    'items keep their order',
    [item(9, 'entree', 7), item(2, 'appetizer', 7)],
    [PIZZA],
    [['section-7', 'Wood-fired pizza', [9, 2]]],
  ],
  ['a menu without items has no parts', [], [PIZZA], []],
])('the parts of a menu: %s [4.19.1]', (_, items, sections, parts) => {
  expect(shown(items, sections)).toEqual(parts)
})
