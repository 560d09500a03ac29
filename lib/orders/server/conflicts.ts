import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { AppError } from '@/lib/errors'
import { boardOrderToWire, changeToWire } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import type { BoardOrder } from './shapes'

/** The refusal of a change that does not fit the current order, which it includes so that the caller can show it. */
export function movedOrder(message: string, order: BoardOrder): AppError {
  return new AppError('conflict', message, { extra: { order: boardOrderToWire(order) } })
}

/** The refusal that lists the changes, so that the customer decides before money moves. */
export function changedOrder(changes: Change[]): AppError {
  const message = changes.some((change) => change.kind === 'closed')
    ? ERROR_TEXTS.closed
    : 'Something in your order has changed. Please check it before you pay.'
  return new AppError('conflict', message, { extra: { changes: changes.map(changeToWire) } })
}
