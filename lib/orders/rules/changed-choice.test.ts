import { expect, test } from 'vitest'
import { type Change, lacksChoice } from './changed-choice'

const line = { menuItemId: 7, name: 'Pizza', lineId: null }

test.each<[Change, boolean]>([
  [{ kind: 'price', fromCents: 100, toCents: 200, ...line }, false],
  [{ kind: 'modifier_gone', modifierId: 1, modifier: 'Olives', ...line }, true],
  [{ kind: 'choice', text: 'Please choose a Size', ...line }, true],
  [{ kind: 'sold_out', menuItemId: 7, name: 'Pizza' }, false],
  [{ kind: 'slot' }, false],
])('whether a line has to be chosen again after %j: %s [4.20.6]', (change, lacks) => {
  expect(lacksChoice(change)).toBe(lacks)
})
