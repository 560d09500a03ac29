import { laterText, soonText } from '@/lib/date-text'
import type { DeliveryOption, PaymentMethod } from '@/lib/orders/rules/order-total'
import type { Order } from '@/lib/orders/server/shapes'

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

/** Until when a placed order can be canceled, or why no longer and what helps; null when there is nothing to say. */
export function cancelNote(order: Order, now: number): string | null {
  const { status, stage, cancelableUntil, restaurant } = order
  if (status !== 'Submitted') return null
  if (cancelableUntil && mayCancel(order, now)) {
    return `Cancel free until ${laterText(cancelableUntil, restaurant.timeZone, new Date(now))}`
  }
  if (stage === 'accepted')
    return `Too late to cancel here: ${restaurant.name} has your order. Ask them, they still can.`
  if (stage === 'preparing')
    return `Too late to cancel here: it is being cooked. Ask ${restaurant.name}, they still can.`
  return stage === 'on_the_way' ? 'Too late to cancel: it is on its way.' : null
}

/** The screen that rates an order (spec §2.1). */
export function rateHref({ id, restaurantId, restaurant }: Order): string {
  const query = new URLSearchParams({ orderId: String(id), restaurantName: restaurant.name })
  return `/reviews/restaurant/${restaurantId}?${query}`
}
