import type { BoardEntry } from './board-view'

/**
 * The orders whose tickets a tablet prints automatically, each once: accepted since printing was turned on
 * (milliseconds since the epoch), and due in the kitchen.
 */
export function ticketsToPrint<Order extends { id: number; acceptedAt: Date | null }>(
  entries: readonly BoardEntry<Order>[],
  { since, printed }: { since: number; printed: readonly number[] },
): Order[] {
  return entries.flatMap(({ order, column, isVoid }) => {
    const isAccepted = order.acceptedAt !== null && order.acceptedAt.getTime() >= since
    const isCooked = !isVoid && (column === 'new' || column === 'preparing')
    return isAccepted && isCooked && !printed.includes(order.id) ? order : []
  })
}
