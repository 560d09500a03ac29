import { describe, expect, test } from 'vitest'
import { canCancel, cancelableUntil, ORDER_TRANSITIONS } from './order-status'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const active = { status: 'Active', createdAt: NOON, submittedAt: null } as const
const submitted = { status: 'Submitted', createdAt: later(-DAY * 3), submittedAt: NOON } as const
const canceled = { status: 'Canceled', createdAt: NOON, submittedAt: NOON } as const

test('a Canceled order never changes its status, and no order becomes Active again', () => {
  expect(ORDER_TRANSITIONS).toEqual({ Active: ['Submitted', 'Canceled'], Submitted: ['Canceled'], Canceled: [] })
})

describe('who may cancel, and until when', () => {
  test.each([
    ['an Active order', 'customer', 0, true, active],
    ['an Active order', 'customer', DAY, true, active],
    ['an Active order', 'customer', DAY + 1, true, active],
    ['an Active order', 'owner', 0, false, active],
    ['a Submitted order', 'customer', 0, true, submitted],
    ['a Submitted order', 'customer', 5 * MINUTE, true, submitted],
    ['a Submitted order', 'customer', 5 * MINUTE + 1, false, submitted],
    ['a Submitted order', 'owner', 60 * MINUTE, true, submitted],
    ['a Submitted order', 'owner', 60 * MINUTE + 1, false, submitted],
    ['a Canceled order', 'customer', 0, false, canceled],
    ['a Canceled order', 'owner', 0, false, canceled],
  ] as const)('%s by its %s after %i ms: %s', (_, actor, ms, allowed, order) => {
    expect(canCancel(order, [actor], later(ms))).toBe(allowed)
  })

  test('a user with both roles may cancel as long as either may, and a user with none never', () => {
    expect(cancelableUntil(submitted, ['customer', 'owner'])).toBe(later(60 * MINUTE).getTime())
    expect(cancelableUntil(active, ['customer', 'owner'])).toBe(Number.POSITIVE_INFINITY)
    expect(canCancel(submitted, [], NOON)).toBe(false)
  })

  test('the end of the window is an instant, and an Active order has none', () => {
    expect(cancelableUntil(submitted, ['customer'])).toBe(later(5 * MINUTE).getTime())
    expect(cancelableUntil(submitted, ['owner'])).toBe(later(60 * MINUTE).getTime())
    expect(cancelableUntil(active, ['customer'])).toBe(Number.POSITIVE_INFINITY)
    expect(cancelableUntil(active, ['owner'])).toBeNull()
    expect(cancelableUntil(canceled, ['customer'])).toBeNull()
    expect(cancelableUntil({ ...canceled, submittedAt: null }, ['customer'])).toBeNull()
    expect(cancelableUntil({ ...submitted, submittedAt: null }, ['customer'])).toBeNull()
  })
})
