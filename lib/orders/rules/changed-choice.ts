import type { Cents } from '@/lib/money'

/** A line whose choice changed; `lineId` is null while there is no order yet. */
type OfLine = { menuItemId: number; name: string; lineId: number | null }

/** A change since the customer's choice. */
export type Change =
  | ({ kind: 'price'; fromCents: Cents; toCents: Cents } & OfLine)
  /** A modifier of a line; `modifier` is its name. */
  | ({ kind: 'modifier_gone' | 'modifier_sold_out'; modifierId: number; modifier: string } & OfLine)
  /** The item now requires a choice that is missing or does not fit; `text` asks for it. */
  | ({ kind: 'choice'; text: string } & OfLine)
  | { kind: 'gone'; menuItemId: number | null; name: string }
  /** `from` is when it is served again, if it is not sold out. */
  | { kind: 'sold_out'; menuItemId: number; name: string; from?: Date | null }
  | { kind: 'slot' }
  /** The order is for another opening than the customer was told; null is now. */
  | { kind: 'opening'; opensAt: Date | null }
  /** `until` is when a paused or closed restaurant takes orders again; an inactive one has none. */
  | { kind: 'closed'; until?: Date | null }

/** Whether a change does not stand against the same order for later. */
export const isForNow = (change: Change) =>
  (change.kind === 'closed' && Boolean(change.until)) || (change.kind === 'sold_out' && Boolean(change.from))

type LackingChoice = Extract<Change, { kind: 'modifier_gone' | 'modifier_sold_out' | 'choice' }>

/** Whether a line has to be chosen again. */
export const lacksChoice = (change: Change): change is LackingChoice => 'lineId' in change && change.kind !== 'price'
