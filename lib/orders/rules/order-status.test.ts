import { expect, test } from 'vitest'
import { ACTIVE_ORDER_LIFE_MS } from './order-status'

test('an order that was never placed lives for 24 hours [4.1.8]', () => {
  expect(ACTIVE_ORDER_LIFE_MS).toBe(86_400_000)
})
