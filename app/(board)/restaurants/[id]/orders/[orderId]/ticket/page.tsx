import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { staffedRestaurant } from '@/app/restaurant'
import { Ticket } from '@/components/live/ticket'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { findBoardOrder } from '@/lib/orders/server/queries'

export const metadata: Metadata = { title: 'Ticket', robots: { index: false } }

/** The ticket of an order, to be printed on 80 mm paper, A4 or Letter (spec §2.1, §6.1). */
export default async function TicketPage({ params }: PageProps<'/restaurants/[id]/orders/[orderId]/ticket'>) {
  const { id, orderId } = await params
  const { user, restaurant } = await staffedRestaurant(id, `orders/${orderId}/ticket`, 'kitchen')
  const asked = idSchema.safeParse(orderId).data
  const its = { restaurantId: restaurant.id, viewerId: user.id }
  const order = asked === undefined ? null : await findBoardOrder({ orderId: asked, ...its }, { db, now: new Date() })
  if (!order) notFound()
  return <Ticket order={order} />
}
