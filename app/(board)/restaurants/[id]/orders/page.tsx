import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { Board } from '@/components/live/board'
import { db } from '@/lib/db/client'
import { readBoard } from '@/lib/live/server/read-board'
import { ownsRestaurant } from '@/lib/policy'

export const metadata: Metadata = { title: 'Orders', description: 'The orders of your restaurant, as they come in.' }

/** The order board of a restaurant (spec §2.1, §6.1). */
export default async function BoardPage({ params }: PageProps<'/restaurants/[id]/orders'>) {
  const { id } = await params
  const { user, restaurant: owned } = await staffedRestaurant(id, 'orders', 'kitchen')
  const board = await readBoard({ restaurantId: owned.id, actorId: user.id }, { db, now: new Date() })
  return <Board rendered={board} mayRefund={ownsRestaurant(user, owned)} />
}
