import type { Order } from '@/lib/contracts/orders'
import { cancelNote, mayCancel } from './order-texts'

/** A note about the current state of the order, if there is one. */
export function OrderNote({ order, now }: { order: Order; now: number }) {
  const text = noteText(order, now)
  return text && <p className="text-ink-soft text-sm">{text}</p>
}

function noteText(order: Order, now: number): string | null {
  if (order.restaurantId === null) return `${order.restaurant.name} is no longer on Plateful.`
  if (order.cancelableUntil === null || !mayCancel(order, now)) return null
  return cancelNote(order.cancelableUntil, now)
}
