import type { OrderOut } from '@/lib/contracts/orders'
import { soonText } from '@/lib/domain/date-text'
import type { DeliveryOption, PaymentMethod } from '@/lib/domain/order-total'

const DELIVERY: Record<Exclude<DeliveryOption, 'schedule'>, string> = {
  standard: 'Standard delivery',
  priority: 'Priority delivery',
}

const PAYMENT: Record<PaymentMethod, string> = { 'credit-card': 'Credit card', wallet: 'Wallet' }

/** How an order was or will be paid and delivered; an order that was never placed is neither. */
export function orderDetails({ deliveryOption, scheduledFor, paymentMethod, restaurant }: OrderOut): string {
  if (paymentMethod === null) return 'Not placed'
  const delivery =
    deliveryOption === 'schedule'
      ? `Scheduled for ${scheduledFor ? soonText(scheduledFor, restaurant.timeZone) : 'later'}`
      : DELIVERY[deliveryOption]
  return `${delivery} · ${PAYMENT[paymentMethod]}`
}

/** Whether the customer may cancel at that moment: an Active order always, a Submitted one while its time lasts. */
export function mayCancel({ status, cancelableUntil }: OrderOut, now: number): boolean {
  if (status === 'Active') return true
  return status === 'Submitted' && cancelableUntil !== null && now < Date.parse(cancelableUntil)
}

/** 'under a minute', '1 minute', '4 minutes'. */
export function timeLeftText(until: string, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000)
  if (minutes < 1) return 'under a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Where an order is rated (spec §2). */
export function rateHref({ id, restaurantId, restaurant }: OrderOut): string {
  const query = new URLSearchParams({ orderId: String(id), restaurantName: restaurant.name })
  return `/reviews/restaurant/${restaurantId}?${query}`
}
