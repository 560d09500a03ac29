import { expect, test } from 'vitest'
import { waitingText } from './waiting'

test.each([
  [0, 0, ''],
  [1, 0, '1 new order'],
  [2, 0, '2 new orders'],
  [0, 1, '1 request for help'],
  [3, 2, '3 new orders, 2 requests for help'],
])('%i new orders and %i requests wait as “%s” [4.38.8]', (orders, requests, text) => {
  expect(waitingText({ orders, requests })).toBe(text)
})
