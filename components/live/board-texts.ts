import { laterText, soonText, timeOf } from '@/lib/date-text'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { type BoardPart, closedAt } from '@/lib/live/rules/board-view'
import { type BoardColumn, boardAge, boardAlarm } from '@/lib/live/rules/order-board'
import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { type CancelReason, NO_ANSWER_MS, type OrderEventKind, type Stage } from '@/lib/orders/rules/order-stage'
import type { OrderEvent } from '@/lib/orders/server/shapes'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'
import type { PauseReason } from '@/lib/restaurants/rules/taking-orders'

const MINUTE = 60_000

export const PART_TITLES: Record<BoardPart, string> = {
  new: 'New',
  to_start: 'To start',
  started: 'Started',
  on_the_way: 'On the way',
  later: 'Later',
  done: 'Done today',
}

/** The text of a part without orders. */
export const NOTHING: Record<BoardPart, string> = {
  new: 'No new orders.',
  to_start: 'Nothing waits to be started.',
  started: 'Nothing is being prepared.',
  on_the_way: 'Nothing is on the way.',
  later: 'Nothing is scheduled.',
  done: 'No orders completed yet today.',
}

/** The next stage of an order, and the words on the button for it. */
export const NEXT_STEPS: Partial<Record<Stage, { stage: StageMove['stage']; label: string }>> = {
  placed: { stage: 'accepted', label: 'Accept' },
  accepted: { stage: 'preparing', label: 'Start preparing' },
  preparing: { stage: 'on_the_way', label: 'Out for delivery' },
  on_the_way: { stage: 'delivered', label: 'Delivered' },
}

const MOVED_TEXTS: Record<Stage, string> = {
  placed: 'Moved',
  accepted: 'Accepted',
  preparing: 'Started',
  on_the_way: 'On the way',
  delivered: 'Delivered',
}

/** The last step of an order, shown in the place that the order has left. */
export function movedText({ status, stage }: Pick<FollowedBoardOrder, 'status' | 'stage'>): string {
  return status === 'Canceled' ? 'Canceled' : MOVED_TEXTS[stage ?? 'placed']
}

const EVENT_TEXTS: Record<OrderEventKind, string> = {
  ...MOVED_TEXTS,
  placed: 'Placed',
  delayed: 'New time',
  undone: 'Undone',
  canceled: 'Canceled',
  refunded: 'Refunded in part',
  help_asked: 'Help asked for',
  help_declined: 'Help declined',
  help_appealed: 'Plateful asked',
}

/** A change of an order with who made it, as in 'Started by Bo, kitchen'; the clock's has nobody. */
export function eventText({ kind, actor, staff }: OrderEvent, { firstName }: { firstName: string }): string {
  const member = staff && `${staff.firstName ?? 'a former member'}, ${ROLE_TEXTS[staff.role].title.toLowerCase()}`
  const who = { customer: firstName, owner: member ?? 'the owner', operator: 'Plateful', system: null }[actor]
  return who === null ? EVENT_TEXTS[kind] : `${EVENT_TEXTS[kind]} by ${who}`
}

export const CANCEL_REASON_LABELS: Record<CancelReason, string> = {
  sold_out: 'Something is sold out',
  too_busy: 'Too busy',
  closing: 'We are closing',
  other: 'Another reason',
}

const PAUSE_REASON_TEXTS: Record<PauseReason, string> = {
  owner: '',
  no_board: ' Nobody had this board open while orders waited.',
  no_answer: ' Two orders in a row went unanswered.',
}

/** Until when a restaurant takes no orders, and why when its owner did not pause it. */
export function pauseText(
  until: Date,
  reason: PauseReason | null,
  { now, timeZone }: { now: number; timeZone: string },
) {
  const end = laterText(until, timeZone, new Date(now))
  return `Not taking orders until ${end}.${reason ? PAUSE_REASON_TEXTS[reason] : ''}`
}

/**
 * How urgent an order is, in words: color alone would not say it. What matters most comes first; small cards show only
 * that. `now` is the server's time in milliseconds.
 */
export function ageTexts(order: FollowedBoardOrder, column: BoardColumn, now: number): [string, string?] {
  const { timeZone } = order.restaurant
  const instant = new Date(now)
  const alarm = boardAlarm(order, instant)
  if (column === 'later' || (column === 'new' && order.opensAt && order.opensAt > instant)) {
    return [planText(order, instant)]
  }
  if (column === 'new') {
    const age = boardAge(order, instant)
    const waited = age < MINUTE ? 'Just now' : `Waiting ${minutes(age)}`
    if (alarm === 'calm') return [waited]
    if (alarm === 'amber') return [waited, 'please hurry']
    return order.stage === 'placed'
      ? [`Canceled in ${minutes(NO_ANSWER_MS - age)}`, `waiting ${minutes(age)}`]
      : [`${minutes(age)} overdue`]
  }
  if (column === 'done') return [doneText(order, timeZone)]
  if (!order.estimatedFor) return ['']
  const left = order.estimatedFor.getTime() - now
  if (left < 0) return [left > -MINUTE ? 'Due now' : `${minutes(-left)} late`]
  return [`Due in ${minutes(left)}`, timeOf(order.estimatedFor, timeZone)]
}

/** The time of a scheduled order, or the opening that an order waits for; empty for all others. */
export function planText({ scheduledFor, opensAt, newAt, restaurant }: FollowedBoardOrder, now: Date): string {
  const due = opensAt ?? scheduledFor ?? newAt
  if (!due) return ''
  return `${opensAt ? 'For the opening,' : 'For'} ${laterText(due, restaurant.timeZone, now)}`
}

/** When an order is due, with the day of a planned order: paper may be read on another day. */
export function dueText({ scheduledFor, opensAt, estimatedFor, restaurant: { timeZone } }: FollowedBoardOrder): string {
  if (scheduledFor) return `For ${soonText(scheduledFor, timeZone)}`
  if (opensAt) return `For the opening, ${soonText(opensAt, timeZone)}`
  return estimatedFor ? `Due ${timeOf(estimatedFor, timeZone)}` : ''
}

function doneText({ status, events }: FollowedBoardOrder, timeZone: string): string {
  const at = closedAt({ events })
  const time = at ? ` at ${timeOf(new Date(at), timeZone)}` : ''
  return `${status === 'Canceled' ? 'Canceled' : 'Delivered'}${time}`
}

/** '4 min', '1 h 5 min'; never negative. */
function minutes(ms: number): string {
  const count = Math.max(0, Math.floor(ms / MINUTE))
  return count < 60 ? `${count} min` : `${Math.floor(count / 60)} h ${count % 60} min`
}

/** 'order 12, 3 items', for screen readers. */
export function orderSentence({ id, items }: FollowedBoardOrder): string {
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  return `order ${id}, ${pieces === 1 ? '1 item' : `${pieces} items`}`
}
