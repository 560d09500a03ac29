import { type Cents, formatMoney } from '@/lib/money'
import type { ALL_CANCEL_REASONS, EventActor } from './order-stage'
import type { PaymentMethod } from './order-total'

export type CanceledOrder = {
  canceledBy: EventActor | null
  cancelReason: (typeof ALL_CANCEL_REASONS)[number] | null
  cancelText: string
  restaurant: { name: string }
}

/** For the customer: who canceled an order, and why. */
export function whyCanceled({ canceledBy, cancelReason, cancelText, restaurant }: CanceledOrder): string {
  if (canceledBy === 'system' || cancelReason === 'no_answer') return `${restaurant.name} did not answer in time.`
  if (canceledBy === 'operator') return `Plateful canceled: ‘${cancelText}’`
  if (canceledBy !== 'owner') return 'You canceled this order.'
  if (cancelReason === 'sold_out') return `${restaurant.name} ran out of something in your order.`
  if (cancelReason === 'too_busy') return `${restaurant.name} is too busy at the moment.`
  if (cancelReason === 'closing') return `${restaurant.name} is closing.`
  return `${restaurant.name} canceled: ‘${cancelText}’`
}

/** The text about the refund of a canceled order. */
export function refundText({
  paymentMethod,
  totalCents,
  refunds,
}: {
  paymentMethod: PaymentMethod | null
  totalCents: Cents
  refunds: readonly unknown[]
}): string {
  if (paymentMethod === null) return 'Nothing has been charged for it.'
  if (paymentMethod === 'wallet') return `${formatMoney(totalCents)} is back in your wallet.`
  // A part went back before, so the card was charged then.
  return refunds.length > 0 ? `${formatMoney(totalCents)} is back on your card.` : 'Your card was not charged.'
}
