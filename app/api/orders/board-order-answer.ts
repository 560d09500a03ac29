import type { BoardOrderRow } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { json } from '@/lib/http/respond'
import { boardOrderToWire } from '@/lib/orders/contract/to-wire'
import { OrderConflict } from '@/lib/orders/server/order-conflict'

/** Answers an owner with the order; a refusal because of the order's state carries it as it is now. */
export async function answerBoardOrder(work: Promise<BoardOrderRow>, ownerId: number, now: Date): Promise<Response> {
  try {
    return json(boardOrderToWire(await work, ownerId, now))
  } catch (error) {
    if (!(error instanceof OrderConflict)) throw error
    throw new AppError('conflict', error.message, { extra: { order: boardOrderToWire(error.order, ownerId, now) } })
  }
}
