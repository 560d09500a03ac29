import { expect, test } from 'vitest'
import { ratiosOf, ratioText, spreadOf, twoDigits } from './statistics'

test.each([
  [[7], { median: 7, least: 7, most: 7 }],
  [[3, 1, 2], { median: 2, least: 1, most: 3 }],
  [[10, 2, 4, 100], { median: 7, least: 2, most: 100 }],
])('the spread of %j', (list, spread) => {
  expect(spreadOf(list)).toEqual(spread)
})

test('a measurement is compared with the yardstick of its own round', () => {
  // The machine was half as fast in the second round.
  expect(ratiosOf([40, 20], [10, 5])).toEqual([4, 4])
})

test.each([
  [4.21, '4.2 ×'],
  [1, '1 ×'],
  [0.98, '1 ×'],
  [0.0714, '1/14'],
  [0.5, '1/2'],
  [0.00821, '1/122'],
])('a ratio of %d reads %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text)
})

test.each([
  [0.0951, '0.095'],
  [4.25, '4.3'],
  [42.6, '43'],
  [5_612.4, '5612'],
])('%d is rounded to %s', (value, text) => {
  expect(twoDigits(value)).toBe(text)
})
