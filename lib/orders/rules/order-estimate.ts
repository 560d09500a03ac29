import { after, latest } from '@/lib/instant'
import type { DeliveryOption } from './order-total'

const MINUTE = 60_000

/** The expected time of a meal, in minutes from submission. */
export const ESTIMATE_MINUTES = { standard: 35, priority: 30 } as const
/** The limits of an owner's estimate, in minutes from now. */
export const MIN_ESTIMATE_MINUTES = 5
export const MAX_ESTIMATE_MINUTES = 180
/** The choices on the board when an order is accepted, in minutes. */
export const ACCEPT_MINUTES = [15, 30, 45, 60] as const

/** A scheduled order enters New at least this many minutes before its slot. */
const MIN_LEAD_MINUTES = 45
/** Nor less than this many minutes more than the restaurant's delivery time. */
const KITCHEN_MINUTES = 15

/** Planned orders wait for their slot, or for the opening if the restaurant was closed at submission. */
type Planned = { scheduledFor: Date | null; opensAt: Date | null }
type Submitted = Planned & {
  submittedAt: Date
  deliveryOption: DeliveryOption
  /** Extra minutes for orders for now, while the kitchen is busy. */
  busyMinutes?: number
}

/** The first estimate: the slot, or 35 minutes from now or from the opening (30 with priority). */
export function firstEstimate({
  submittedAt,
  deliveryOption,
  scheduledFor,
  opensAt,
  busyMinutes = 0,
}: Submitted): Date {
  if (scheduledFor) return scheduledFor
  const minutes = ESTIMATE_MINUTES[deliveryOption === 'priority' ? 'priority' : 'standard']
  return opensAt ? after(opensAt, minutes * MINUTE) : after(submittedAt, (minutes + busyMinutes) * MINUTE)
}

/** The owner's estimate, in minutes from now or from the opening. It never moves a slot. */
export function acceptedEstimate({ scheduledFor, opensAt }: Planned, minutes: number, now: Date): Date {
  return scheduledFor ?? after(latest(now, opensAt), minutes * MINUTE)
}

type Lead = Planned & { submittedAt: Date; deliveryTimeMinutes: number }

/** When an order enters New on the board: at once, or before its slot or opening by the time to cook and deliver. */
export function newOnBoardAt({ submittedAt, scheduledFor, opensAt, deliveryTimeMinutes }: Lead): Date {
  const planned = scheduledFor ?? opensAt
  if (!planned) return submittedAt
  const lead = Math.max(MIN_LEAD_MINUTES, deliveryTimeMinutes + KITCHEN_MINUTES)
  return latest(submittedAt, after(planned, -lead * MINUTE))
}
