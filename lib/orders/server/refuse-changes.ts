import { REFUSALS } from '@/lib/contract/refusals'
import { AppError } from '@/lib/errors'
import { changeToWire } from '@/lib/orders/contract/to-wire'
import type { Change } from '@/lib/orders/rules/changed-choice'

/** The refusal with the list of changes, so that the customer decides before money moves. */
export function changedOrder(changes: Change[]): AppError {
  const message = changes.some((change) => change.kind === 'closed')
    ? REFUSALS.closed
    : 'Something in your order has changed. Please check it before you pay.'
  return new AppError('conflict', message, { extra: { changes: changes.map(changeToWire) } })
}
