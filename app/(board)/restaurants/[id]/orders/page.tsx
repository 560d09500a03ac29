import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { Board } from '@/components/live/board'
import { db } from '@/lib/db/client'
import { readBoard } from '@/lib/live/server/read-board'
import { ownsRestaurant } from '@/lib/policy'
import { suspensionTitle } from '@/lib/restaurants/rules/suspension'
import { findSuspension } from '@/lib/restaurants/server/suspensions'

export const metadata: Metadata = { title: 'Orders', description: 'The orders of your restaurant, as they come in.' }

/** The order board of a restaurant (spec §2.1, §6.1). */
export default async function BoardPage({ params }: PageProps<'/restaurants/[id]/orders'>) {
  const { id } = await params
  const { user, restaurant: owned } = await staffedRestaurant(id, 'orders', 'kitchen')
  const board = await readBoard({ restaurantId: owned.id, actorId: user.id }, { db, now: new Date() })
  const suspension = owned.servicing ? null : await findSuspension(owned.id, { db })
  const notice = suspension && `${suspensionTitle(suspension, owned.timeZone)}: ${suspension.reason}`
  return <Board rendered={board} mayRefund={ownsRestaurant(user, owned)} notice={notice} />
}
