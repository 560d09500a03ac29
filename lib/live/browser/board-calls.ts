import { ApiError, type CallOptions, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { isRecord } from '@/lib/client/shapes'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardOrderOut, StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { boardOrderFromWire, orderFromWire } from '@/lib/orders/contract/wire'
import { mergeAnswer } from './live-store'

// A retry after a lost answer is the same attempt.
const attempts = new Attempts()

type Cancellation = CallOptions<'cancelOrder'>['body']
/** The answer to a request for help: pieces of lines or an amount in dollars, or neither. */
export type HelpAnswer = Omit<CallOptions<'decideHelp'>['body'], 'version'>

/** An owner's calls about an order. Each resolves to the text of its failure, or null. */
export const boardCalls = {
  move: ({ id, version }: FollowedBoardOrder, stage: StageMove['stage'], minutes?: number) =>
    attempt({ id, version, stage, minutes }, (idempotencyKey) =>
      call('moveOrder', { params: { id }, body: { stage, version, minutes }, idempotencyKey }).then(boardOrderFromWire),
    ),
  undo: ({ id, version }: FollowedBoardOrder) =>
    attempt({ id, version, undo: true }, (idempotencyKey) =>
      call('undoOrderMove', { params: { id }, body: { version }, idempotencyKey }).then(boardOrderFromWire),
    ),
  delay: ({ id, version }: FollowedBoardOrder, minutes: number) =>
    attempt({ id, version, delay: minutes }, (idempotencyKey) =>
      call('estimateOrder', { params: { id }, body: { minutes, version }, idempotencyKey }).then(boardOrderFromWire),
    ),
  decideHelp: ({ id, version }: FollowedBoardOrder, body: HelpAnswer) =>
    attempt({ id, version, help: body }, (idempotencyKey) =>
      call('decideHelp', { params: { id }, body: { ...body, version }, idempotencyKey }).then(boardOrderFromWire),
    ),
  cancel: (order: FollowedBoardOrder, body: Cancellation) =>
    attempt({ id: order.id, cancel: body }, async (idempotencyKey) => {
      const canceled = orderFromWire(await call('cancelOrder', { params: { id: order.id }, body, idempotencyKey }))
      return { ...order, ...canceled, undoUntil: null, backUntil: null }
    }),
}

const hasCurrentOrder = (body: unknown): body is { order: BoardOrderOut } => isRecord(body) && isRecord(body.order)

async function attempt(
  what: object,
  work: (idempotencyKey: string) => Promise<FollowedBoardOrder>,
): Promise<string | null> {
  try {
    mergeAnswer({ board: [await attempts.send(what, work)] })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Another tablet was faster: this is the current order.
    if (hasCurrentOrder(error.body)) mergeAnswer({ board: [boardOrderFromWire(error.body.order)] })
    return error.message
  }
}
