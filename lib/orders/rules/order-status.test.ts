import { expect, test } from 'vitest'
import { ORDER_TRANSITIONS } from './order-status'

test('a Canceled order never changes its status, and no order becomes Active again [4.1.1]', () => {
  expect(ORDER_TRANSITIONS).toEqual({ Active: ['Submitted', 'Canceled'], Submitted: ['Canceled'], Canceled: [] })
})
