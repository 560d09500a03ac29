import type { ChangeOut } from '@/lib/contracts/orders'
import { REFUSALS } from '@/lib/contracts/refusals'
import { type Cents, dollarsFromCents } from '@/lib/domain/money'
import { AppError } from '@/lib/errors'

/** Something that changed since the customer chose it. */
export type Change =
  | { kind: 'price'; menuItemId: number; name: string; fromCents: Cents; toCents: Cents }
  | { kind: 'gone'; menuItemId: number | null; name: string }
  | { kind: 'sold_out'; menuItemId: number; name: string }
  | { kind: 'slot' }
  /** `until` is when a paused restaurant takes orders again; an inactive one has none. */
  | { kind: 'closed'; until?: Date | null }

/** The refusal with the list of changes, so that the customer decides before money moves. */
export function changedOrder(changes: Change[]): AppError {
  const message = changes.some((change) => change.kind === 'closed')
    ? REFUSALS.closed
    : 'Something in your order has changed. Please check it before you pay.'
  return new AppError('conflict', message, { extra: { changes: changes.map(toWire) } })
}

function toWire(change: Change): ChangeOut {
  if (change.kind === 'closed') return { kind: 'closed', ...(change.until && { until: change.until.toISOString() }) }
  if (change.kind === 'gone') return { kind: 'gone', menu_item_id: change.menuItemId, name: change.name }
  if (change.kind === 'sold_out') return { kind: 'sold_out', menu_item_id: change.menuItemId, name: change.name }
  if (change.kind === 'slot') return change
  const { menuItemId, name, fromCents, toCents } = change
  return {
    kind: 'price',
    menu_item_id: menuItemId,
    name,
    from: dollarsFromCents(fromCents),
    to: dollarsFromCents(toCents),
  }
}
