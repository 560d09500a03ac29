import { soonText } from '@/lib/date-text'
import type { Order } from '@/lib/db/shapes'
import type { DeliveryOption, PaymentMethod } from '@/lib/orders/rules/order-total'

const MINUTE = 60_000

const DELIVERY: Record<Exclude<DeliveryOption, 'schedule'>, string> = {
  standard: 'Standard delivery',
  priority: 'Priority delivery',
}

const PAYMENT: Record<PaymentMethod, string> = { 'credit-card': 'Credit card', wallet: 'Wallet' }

/** Payment and delivery of an order, or that it was never placed. */
export function orderDetails({ deliveryOption, scheduledFor, opensAt, paymentMethod, restaurant }: Order): string {
  if (paymentMethod === null) return 'Not placed'
  const delivery =
    deliveryOption === 'schedule'
      ? `Scheduled for ${scheduledFor ? soonText(scheduledFor, restaurant.timeZone) : 'later'}`
      : DELIVERY[deliveryOption]
  const opening = opensAt ? ` for the opening, ${soonText(opensAt, restaurant.timeZone)}` : ''
  return `${delivery}${opening} · ${PAYMENT[paymentMethod]}`
}

/** Whether the customer may cancel at that moment: an Active order always, a Submitted one within its window. */
export function mayCancel({ status, cancelableUntil }: Order, now: number): boolean {
  if (status === 'Active') return true
  return status === 'Submitted' && cancelableUntil !== null && now < cancelableUntil.getTime()
}

/** How long an order can still be canceled. Minutes are rounded, so that a window of five starts at five. */
export function cancelNote(until: Date, now: number): string {
  const left = until.getTime() - now
  if (left < MINUTE) return 'You can cancel for under a minute more.'
  const minutes = Math.round(left / MINUTE)
  return `You can cancel for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** The screen that rates an order (spec §2.1). */
export function rateHref({ id, restaurantId, restaurant }: Order): string {
  const query = new URLSearchParams({ orderId: String(id), restaurantName: restaurant.name })
  return `/reviews/restaurant/${restaurantId}?${query}`
}
