import { describe, expect, test } from 'vitest'
import {
  DELIVERY_ESTIMATES,
  DELIVERY_FEE_CENTS,
  MAX_TIP_CENTS,
  orderTotal,
  PRIORITY_FEE_CENTS,
  subtotalOf,
  TAX_AND_FEES_PERCENT,
  TIP_PERCENTS,
  tipOf,
} from './order-total'

test('the constants are those of the specification [9.1.1, 9.1.7]', () => {
  expect([DELIVERY_FEE_CENTS, PRIORITY_FEE_CENTS, TAX_AND_FEES_PERCENT]).toEqual([649, 149, 10])
  expect(TIP_PERCENTS).toEqual([15, 20, 25, 30])
  expect(MAX_TIP_CENTS).toBe(100_000)
  expect(DELIVERY_ESTIMATES).toEqual({ priority: '15-30 min', standard: '20-35 min' })
})

test('the subtotal is the price of every piece of every line', () => {
  expect(subtotalOf([])).toBe(0)
  expect(
    subtotalOf([
      { priceCents: 850, quantity: 2 },
      { priceCents: 1, quantity: 99 },
    ]),
  ).toBe(1799)
})

describe('a tip', () => {
  test.each([
    [15, 150],
    [20, 200],
    [25, 250],
    [30, 300],
  ] as const)('a tip of %i percent is a share of the subtotal alone [9.1.1]', (percent, cents) => {
    expect(tipOf(999, { percent })).toBe(cents)
  })

  test('a tip of an amount is that amount [9.1.1]', () => {
    expect(tipOf(999, { cents: 1 })).toBe(1)
    expect(tipOf(999, { cents: 0 })).toBe(0)
  })
})

describe('the total is subtotal, delivery, priority surcharge, 10 percent and tip [9.1.1]', () => {
  test.each([
    [2000, 'standard', { cents: 0 }, 2000 + 649 + 0 + 200],
    [2000, 'schedule', { cents: 0 }, 2000 + 649 + 0 + 200],
    [2000, 'priority', { cents: 0 }, 2000 + 649 + 149 + 200],
    [2000, 'priority', { percent: 20 }, 2000 + 649 + 149 + 200 + 400],
    [2000, 'standard', { cents: 123 }, 2000 + 649 + 200 + 123],
    [0, 'standard', { percent: 30 }, 649],
    // 10 percent of 5 cents is half a cent, and so is a tip of 10: each is rounded separately.
    [5, 'standard', { percent: 30 }, 5 + 649 + 1 + 2],
    [1, 'standard', { cents: 100_000 }, 1 + 649 + 0 + 100_000],
  ] as const)('%i cents, %s, tip %j: %i cents', (subtotal, option, tip, total) => {
    const parts = orderTotal(subtotal, option, tip)
    expect(parts.totalCents).toBe(total)
    const { totalCents: _, ...addends } = parts
    expect(Object.values(addends).reduce((sum, cents) => sum + cents)).toBe(total)
  })
})
