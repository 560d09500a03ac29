import type { Cents } from '@/lib/money'

/** Something that changed since the customer chose it. */
export type Change =
  | { kind: 'price'; menuItemId: number; name: string; fromCents: Cents; toCents: Cents }
  | { kind: 'gone'; menuItemId: number | null; name: string }
  | { kind: 'sold_out'; menuItemId: number; name: string }
  | { kind: 'slot' }
  /** `until` is when a paused restaurant takes orders again; an inactive one has none. */
  | { kind: 'closed'; until?: Date | null }
