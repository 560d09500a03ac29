import { expect, test } from 'vitest'
import { beginsStretch, countText, lastStep, listWindow, parseStep } from './list-steps'

test.each([
  ['1', 1],
  ['7', 7],
  ['12', 12],
  ['999999', 999_999],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['1e3', 1],
  [' 2', 1],
  ['99999999999999999999', 1],
  [['2'], 1],
  [['2', '3'], 1],
])('reads %o as step %i', (value, step) => {
  expect(parseStep(value)).toBe(step)
})

test.each([
  [1, { firstStep: 1, skip: 0, take: 24 }],
  [2, { firstStep: 1, skip: 0, take: 48 }],
  [10, { firstStep: 1, skip: 0, take: 240 }],
  [11, { firstStep: 11, skip: 240, take: 24 }],
  [23, { firstStep: 21, skip: 480, take: 72 }],
])('step %i shows all of its stretch up to itself', (step, shown) => {
  expect(listWindow(step)).toEqual({ step, ...shown })
})

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [10_000, 417],
])('a list of %i ends at step %i', (total, step) => {
  expect(lastStep(total)).toBe(step)
})

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
])('%i matches are %s', (total, text) => {
  expect(countText(total)).toBe(text)
})

test('a stretch begins at every tenth step after the first', () => {
  expect([1, 2, 10, 11, 12, 21].map(beginsStretch)).toEqual([true, false, false, true, false, true])
})
