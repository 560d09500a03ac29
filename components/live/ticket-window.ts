import { tablet } from '@/lib/live/browser/tablet'
import type { BoardOrder } from '@/lib/live/contract/schemas'

/** The page that prints the ticket of an order. */
export function ticketHref({ id, restaurantId }: BoardOrder): string {
  return `/restaurants/${restaurantId}/orders/${id}/ticket`
}

/** Opens the ticket of an order, which prints itself. */
export function printTicket(order: BoardOrder): void {
  tablet.notePrinted(order.id)
  window.open(ticketHref(order), '_blank', 'noopener')
}
