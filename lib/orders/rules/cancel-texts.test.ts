import { expect, test } from 'vitest'
import { type CanceledOrder, refundText, whyCanceled } from './cancel-texts'

test.each([
  ['customer', null, 'You canceled this order.'],
  ['system', null, 'Corner Bistro did not answer in time.'],
  ['system', 'no_answer', 'Corner Bistro did not answer in time.'],
  [null, 'no_answer', 'Corner Bistro did not answer in time.'],
  ['owner', 'sold_out', 'Corner Bistro ran out of something in your order.'],
  ['owner', 'too_busy', 'Corner Bistro is too busy at the moment.'],
  ['owner', 'closing', 'Corner Bistro is closing.'],
  ['owner', 'other', 'Corner Bistro canceled: ‘No gas’'],
  // From before cancellations had a reason.
  [null, null, 'You canceled this order.'],
] as const)(
  'an order canceled by %s with the reason %s says: %s [4.16.2, 4.12.5]',
  (canceledBy, cancelReason, text) => {
    const order: CanceledOrder = {
      canceledBy,
      cancelReason,
      cancelText: 'No gas',
      restaurant: { name: 'Corner Bistro' },
    }
    expect(whyCanceled(order)).toBe(text)
  },
)

test.each([
  [null, 0, 'Nothing has been charged for it.'],
  ['wallet', 0, '$38.39 is back in your wallet.'],
  ['wallet', 1, '$38.39 is back in your wallet.'],
  ['credit-card', 0, 'Your card was not charged.'],
  ['credit-card', 1, '$38.39 is back on your card.'],
] as const)('a canceled order paid by %s with %i partial refunds says: %s [4.16.2]', (paymentMethod, count, text) => {
  const refunds = Array.from({ length: count })
  expect(refundText({ paymentMethod, totalCents: 3839, refunds })).toBe(text)
})
