import type { BoardOrderRow } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { boardOrderToWire } from '@/lib/orders/contract/wire'
import { OrderConflict } from '@/lib/orders/server/conflicts'

/** The order as its owner sees it; a refusal because of the order's state carries it as it is now. */
export async function boardOrderAnswer(work: Promise<BoardOrderRow>, ownerId: number, now: Date) {
  try {
    return boardOrderToWire(await work, ownerId, now)
  } catch (error) {
    if (!(error instanceof OrderConflict)) throw error
    throw new AppError('conflict', error.message, { extra: { order: boardOrderToWire(error.order, ownerId, now) } })
  }
}
