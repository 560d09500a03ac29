import { canceled, delivered, moved, type StageChange, submitted } from '@/lib/orders/rules/order-changes'
import type { EventActor, OrderEventKind } from '@/lib/orders/rules/order-stage'
import type { DraftOrder } from './drafts'

type Times = { submittedAt: Date; scheduledFor: Date | null; canceledAt: Date | null }

/** The stage of an order: where it is now if it is open, else delivered when it was expected, or canceled. */
export function stagesOf({ restaurant, deliveryOption, live }: DraftOrder, times: Times) {
  const { submittedAt, scheduledFor, canceledAt } = times
  const accepts = live?.accepts ?? 'auto'
  const { deliveryTimeMinutes } = restaurant.row
  const start = submitted({ accepts, deliveryOption, scheduledFor, deliveryTimeMinutes }, submittedAt)
  const given = { status: 'Submitted', submittedAt, scheduledFor, accepts } as const
  let now: StageChange = start
  if (canceledAt) now = canceled({ ...given, ...start }, canceledAt)
  else if (!live) now = delivered({ ...given, ...start }, start.estimatedFor ?? submittedAt)
  for (const { to, at } of live?.moves ?? []) now = moved({ ...given, ...now }, { to }, at)
  return { ...now, accepts, version: live ? eventsOf(live, submittedAt).length : 0 }
}

type Event = { kind: OrderEventKind; actor: EventActor; at: Date }

/** Every change of an open order. */
export function eventsOf({ accepts, moves }: NonNullable<DraftOrder['live']>, submittedAt: Date): Event[] {
  return [
    { kind: 'placed', actor: 'customer', at: submittedAt },
    ...(accepts === 'auto' ? [{ kind: 'accepted', actor: 'system', at: submittedAt } as const] : []),
    ...moves.map(({ to, at }) => ({ kind: to, actor: 'owner', at }) as const),
  ]
}
