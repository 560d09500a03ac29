import type { ChangeOut } from '@/lib/contracts/orders'
import { type Cents, dollarsFromCents } from '@/lib/domain/money'
import { AppError } from '@/lib/errors'

/** Something that changed since the customer chose it. */
export type Change =
  | { kind: 'price'; menuItemId: number; name: string; fromCents: Cents; toCents: Cents }
  | { kind: 'gone'; menuItemId: number | null; name: string }
  | { kind: 'slot' }
  | { kind: 'closed' }

/** The refusal with the list of changes, so that the customer decides before money moves. */
export function changedOrder(changes: Change[]): AppError {
  const message = changes.some((change) => change.kind === 'closed')
    ? 'This restaurant is not taking orders right now.'
    : 'Something in your order has changed. Please check it before you pay.'
  return new AppError('conflict', message, { extra: { changes: changes.map(toWire) } })
}

function toWire(change: Change): ChangeOut {
  if (change.kind === 'gone') return { kind: 'gone', menu_item_id: change.menuItemId, name: change.name }
  if (change.kind !== 'price') return change
  const { menuItemId, name, fromCents, toCents } = change
  return {
    kind: 'price',
    menu_item_id: menuItemId,
    name,
    from: dollarsFromCents(fromCents),
    to: dollarsFromCents(toCents),
  }
}
