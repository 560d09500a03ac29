import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownedRestaurant } from '@/app/(shop)/restaurants/[id]/restaurant'
import { Ticket } from '@/components/owner/board/ticket'
import { idSchema } from '@/lib/contracts/fields'
import { inCents } from '@/lib/contracts/money-fields'
import { db } from '@/lib/db/client'
import { findBoardOrder } from '@/lib/queries/orders/find-board-order'
import { boardOrderToWire } from '@/lib/serializers/board'

export const metadata: Metadata = { title: 'Ticket', robots: { index: false } }

/** The ticket of an order, to be printed on 80 mm paper, A4 or Letter (spec §2.1, §6.1). */
export default async function TicketPage({ params }: PageProps<'/restaurants/[id]/orders/[orderId]/ticket'>) {
  const { id, orderId } = await params
  const { user, restaurant } = await ownedRestaurant(id, `orders/${orderId}/ticket`)
  const asked = idSchema.safeParse(orderId).data
  const order =
    asked === undefined ? null : await findBoardOrder({ orderId: asked, restaurantId: restaurant.id }, { db })
  if (!order) notFound()
  return <Ticket order={inCents(boardOrderToWire(order, user.id, new Date()))} />
}
