import { ApiError, type CallOptions, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { inCents } from '@/lib/contract/money-fields'
import type { BoardOrder } from '@/lib/live/contract/schemas'
import { hasCurrentOrder } from '@/lib/orders/browser/order-shape'
import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { mergeAnswer } from './live-store'

// A retry after a lost answer is the same attempt.
const attempts = new Attempts()

type Cancellation = CallOptions<'cancelOrder'>['body']

/** What an owner does to an order. Each call answers the text of its failure, or null. */
export const boardCalls = {
  move: ({ id, version }: BoardOrder, stage: StageMove['stage'], minutes?: number) =>
    attempt({ id, version, stage, minutes }, (idempotencyKey) =>
      call('moveOrder', { params: { id }, body: { stage, version, minutes }, idempotencyKey }).then(inCents),
    ),
  undo: ({ id, version }: BoardOrder) =>
    attempt({ id, version, undo: true }, (idempotencyKey) =>
      call('undoOrderMove', { params: { id }, body: { version }, idempotencyKey }).then(inCents),
    ),
  delay: ({ id, version }: BoardOrder, minutes: number) =>
    attempt({ id, version, delay: minutes }, (idempotencyKey) =>
      call('estimateOrder', { params: { id }, body: { minutes, version }, idempotencyKey }).then(inCents),
    ),
  cancel: (order: BoardOrder, body: Cancellation) =>
    attempt({ id: order.id, cancel: body }, async (idempotencyKey) => {
      const canceled = inCents(await call('cancelOrder', { params: { id: order.id }, body, idempotencyKey }))
      return { ...order, ...canceled, undoUntil: null, backUntil: null }
    }),
}

async function attempt(what: object, work: (idempotencyKey: string) => Promise<BoardOrder>): Promise<string | null> {
  try {
    mergeAnswer({ board: [await attempts.send(what, work)] })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Another tablet was faster: this is the order as it is now.
    if (hasCurrentOrder(error.body)) mergeAnswer({ board: [inCents(error.body.order)] })
    return error.message
  }
}
