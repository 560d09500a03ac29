import type { Metadata } from 'next'
import { ownedRestaurant } from '@/app/(shop)/restaurants/[id]/restaurant'
import { Board } from '@/components/live/board'
import { inCents } from '@/lib/contract/money-fields'
import { db } from '@/lib/db/client'
import { boardToWire } from '@/lib/live/contract/wire'
import { readBoard } from '@/lib/live/server/read-board'

export const metadata: Metadata = { title: 'Orders', description: 'The orders of your restaurant, as they come in.' }

/** The owner's order board (spec §2.1, §6.1). */
export default async function BoardPage({ params }: PageProps<'/restaurants/[id]/orders'>) {
  const { id } = await params
  const { user, restaurant: owned } = await ownedRestaurant(id, 'orders')
  const now = new Date()
  const board = await readBoard({ restaurantId: owned.id, ownerId: user.id }, { db, now })
  return <Board rendered={inCents(boardToWire(board, user.id, now))} />
}
