import { tablet } from '@/lib/live/browser/tablet'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'

/** The page that prints the ticket of an order. */
export function ticketHref({ id, restaurantId }: FollowedBoardOrder): string {
  return `/restaurants/${restaurantId}/orders/${id}/ticket`
}

/** Opens the ticket of an order, which prints itself. */
export function printTicket(order: FollowedBoardOrder): void {
  tablet.notePrinted(order.id)
  window.open(ticketHref(order), '_blank', 'noopener')
}
