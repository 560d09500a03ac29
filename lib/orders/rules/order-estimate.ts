import { after, latest } from '@/lib/instant'
import type { DeliveryOption } from './order-total'

const MINUTE = 60_000

/** When a meal is expected, in minutes from submission. */
export const ESTIMATE_MINUTES = { standard: 35, priority: 30 } as const
/** The limits of an owner's estimate, in minutes from now. */
export const MIN_ESTIMATE_MINUTES = 5
export const MAX_ESTIMATE_MINUTES = 180
/** What the board offers when an order is accepted, in minutes. */
export const ACCEPT_MINUTES = [15, 30, 45, 60] as const

/** A scheduled order enters New at least this many minutes before its slot. */
const MIN_LEAD_MINUTES = 45
/** And this many minutes more than the restaurant's delivery time. */
const KITCHEN_MINUTES = 15

/** What an order waits for before it is cooked: its slot, or the opening of a restaurant that was closed when it was submitted. */
type Planned = { scheduledFor: Date | null; opensAt: Date | null }
type Submitted = Planned & {
  submittedAt: Date
  deliveryOption: DeliveryOption
  /** How much longer orders for now take. */
  busyMinutes?: number
}

/** When a submitted order is expected: in its slot, or 35 minutes from now or from the opening, 30 with priority. */
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

/** The estimate that an owner gave, in minutes from now or from the opening; minutes never move a slot. */
export function acceptedEstimate({ scheduledFor, opensAt }: Planned, minutes: number, now: Date): Date {
  return scheduledFor ?? after(latest(now, opensAt), minutes * MINUTE)
}

type Lead = Planned & { submittedAt: Date; deliveryTimeMinutes: number }

/** When an order enters New on the board: at once, or before its slot or its opening by the time that cooking and delivery take. */
export function newOnBoardAt({ submittedAt, scheduledFor, opensAt, deliveryTimeMinutes }: Lead): Date {
  const planned = scheduledFor ?? opensAt
  if (!planned) return submittedAt
  const lead = Math.max(MIN_LEAD_MINUTES, deliveryTimeMinutes + KITCHEN_MINUTES)
  return latest(submittedAt, after(planned, -lead * MINUTE))
}
