import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromDollars, centsOf, dollarsFromCents, formatMoney, percentOf, typedCents } from './money'

describe('percentOf rounds half up to the cent [9.1.6]', () => {
  test.each([
    [0, 10, 0],
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [1005, 10, 101],
    [1004, 10, 100],
    // 3.5, 4.5, 2.5: half to even would give 4, 4, 2.
    [35, 10, 4],
    [45, 10, 5],
    [25, 10, 3],
    [3, 15, 0],
    [10, 15, 2],
    [70, 15, 11],
    [2, 25, 1],
    [6, 25, 2],
    [1, 30, 0],
    [5, 30, 2],
    [1999, 20, 400],
    [1, 100, 1],
    [99_999, 0, 0],
    [100_000_000, 30, 30_000_000],
  ])('%i cents, %i percent: %i cents', (cents, percent, share) => {
    expect(percentOf(cents, percent)).toBe(share)
  })

  test('a share is a whole number of cents, at most half a cent off', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(100), (cents, percent) => {
        const off = percentOf(cents, percent) * 100 - cents * percent
        expect(Number.isInteger(off) && off > -50 && off <= 50).toBe(true)
      }),
    )
  })
})

describe('centsFromDollars reads amounts exactly [9.1.6]', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [19.99, 1999],
    [999.99, 99_999],
    [1_000_000, 100_000_000],
    [-5.5, -550],
    [-0.01, -1],
    [999_999_999_999.99, 99_999_999_999_999],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents)
  })

  test.each([
    0.1 + 0.2,
    1.1 + 2.2,
    0.001,
    1.005,
    1e-7,
    1e21,
    1e13,
    -1e21,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('%d is no amount of money', (dollars) => {
    expect(centsFromDollars(dollars)).toBeNull()
  })
})

test('cents that are written as dollars and read again stay the same [9.1.6]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
      const dollars = dollarsFromCents(cents)
      expect(String(dollars)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      expect(centsFromDollars(dollars)).toBe(cents)
    }),
  )
})

test.each([
  [0, 0],
  [-0, 0],
  [5, 0.05],
  [50, 0.5],
  [99_999, 999.99],
  [-7, -0.07],
])('%i cents are written as %d dollars', (cents, dollars) => {
  expect(dollarsFromCents(cents)).toBe(dollars)
})

test.each([
  [0, '$0.00'],
  [7, '$0.07'],
  [649, '$6.49'],
  [123_450, '$1,234.50'],
  [-1500, '-$15.00'],
  [100_000_000, '$1,000,000.00'],
])('%i cents are shown as %s', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown)
})

test.each([[0.001], [Number.NaN], [Infinity]])('%o is no amount of an answer', (dollars) => {
  expect(() => centsOf(dollars)).toThrow('This is no amount of dollars')
})

test.each<[number | '', number]>([
  ['', 0],
  [7.5, 750],
  [-3, 0],
  [0.001, 0],
  [Number.NaN, 0],
])('the typed amount %o counts as %i cents', (dollars, cents) => {
  expect(typedCents(dollars)).toBe(cents)
})

test('the amount of an answer is read in cents', () => {
  expect(centsOf(19.99)).toBe(1999)
})
