import { orderableAt, type ServedTimes } from '@/lib/menu/rules/served-times'
import { type Hours, spansOf } from '@/lib/restaurants/rules/opening-hours'
import { DAY_MINUTES, type Span } from '@/lib/restaurants/rules/opening-week'
import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'

/** Spec §9.2: 30-minute slots on 7 days starting today; from 5 PM on all days but today. */
const DAYS = 7
const SLOT_MINUTES = 30
const HOUR_MINUTES = 60
const EVENING_START = 17 * HOUR_MINUTES
/** A closing time before this hour belongs to the evening before. */
const EARLIEST_OPENING = 6 * HOUR_MINUTES

/** Used when a restaurant has no closing time and unreadable hours: in general, and at checkout (spec §9.2). */
export const DEFAULT_CLOSING_TIME = '22:00'
export const CHECKOUT_CLOSING_TIME = '20:00'

export type SlotDay = { day: Day; slots: Date[] }

/** When a restaurant delivers; its closing time is empty when it has none. */
export type SlotHours = Hours & { closingTime: string }
type SlotQuestion = { hours: SlotHours; now: Date; defaultClosing?: string }

/**
 * The times for a scheduled delivery, by day in the restaurant's zone (spec §9.2), within its known opening hours.
 * Today starts at the next full hour at which it is open. A day that closes by 5 PM has all times from an hour after it
 * opens. A day that closes at or before its first slot has none. Hours past midnight belong to the evening before.
 */
export function deliverySlots({ hours, now, defaultClosing = DEFAULT_CLOSING_TIME }: SlotQuestion): SlotDay[] {
  const { timeZone } = hours
  const { day: today, minutes } = wallClock(now, timeZone)
  const nextHour = roundUp(minutes + 1, HOUR_MINUTES)
  return Array.from({ length: DAYS }, (_, offset) => {
    const day = addDays(today, offset)
    const spans = openSpans(hours, day, defaultClosing)
    const early = earlyStart(spansOf(hours, day) ?? [])
    if (offset > 0) return { day, slots: slotsIn(spans, { day, from: early ?? EVENING_START, timeZone }) }
    const night = openSpans(hours, addDays(day, -1), defaultClosing).map(
      ([opens, closes]): Span => [opens - DAY_MINUTES, closes - DAY_MINUTES],
    )
    const open = [...night, ...spans]
    const starts = open.flatMap(([opens, closes]) => {
      const start = roundUp(Math.max(opens, nextHour, early && opens >= 0 ? early : 0), HOUR_MINUTES)
      return start < closes ? start : []
    })
    return { day, slots: slotsIn(open, { day, from: Math.min(...starts), timeZone }) }
  })
}

/** The times that the checkout offers for an order from this restaurant. */
export const checkoutSlots = (hours: SlotHours, now: Date): SlotDay[] =>
  deliverySlots({ hours, now, defaultClosing: CHECKOUT_CLOSING_TIME })

type Line = ServedTimes & { name: string }

/** Of these times, those at which all lines are served, and the lines for which there are fewer (spec §4.34). */
export function servedSlots<L extends Line>(
  days: readonly SlotDay[],
  { lines, hours }: { lines: readonly L[]; hours: Hours },
) {
  const limiting = new Set<L>()
  const served = days.map(({ day, slots }): SlotDay => {
    const isServed = (slot: Date) => {
      const orderableFrom = orderableAt(hours, { now: slot, slot })
      const notServed = lines.filter(({ servedWeek }) => orderableFrom({ servedWeek, soldOutUntil: null }) !== null)
      for (const line of notServed) limiting.add(line)
      return notServed.length === 0
    }
    return { day, slots: slots.filter(isServed) }
  })
  return { days: served, limiting: lines.filter((line) => limiting.has(line)) }
}

/** Whether the checkout offers this time: the server's check of the customer's choice. */
export function isCheckoutSlot(instant: Date, hours: SlotHours, now: Date): boolean {
  return checkoutSlots(hours, now).some(({ slots }) => slots.some((slot) => slot.getTime() === instant.getTime()))
}

/** The spans of a day with deliveries: while the restaurant is open, until its closing time. */
function openSpans(hours: SlotHours, day: Day, defaultClosing: string): Span[] {
  const read = spansOf(hours, day)
  const closing = hours.closingTime || (read ? '' : defaultClosing)
  const last = closing ? closingMinutes(closing) : Number.POSITIVE_INFINITY
  return (read ?? [[0, last] as const]).flatMap(([opens, closes]): Span[] => {
    return opens < last ? [[opens, Math.min(closes, last)]] : []
  })
}

/** The start of a day that spec §9.2 would leave without a slot: an hour after it opens. */
function earlyStart(spans: readonly Span[]): number | null {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last && last[1] <= EVENING_START ? first[0] + HOUR_MINUTES : null
}

function closingMinutes(closingTime: string): number {
  const [hours = 0, minutes = 0] = closingTime.split(':').map(Number)
  const total = hours * HOUR_MINUTES + minutes
  return total < EARLIEST_OPENING ? total + DAY_MINUTES : total
}

const roundUp = (minutes: number, step: number): number => Math.ceil(minutes / step) * step

function slotsIn(
  spans: readonly Span[],
  { day, from, timeZone }: { day: Day; from: number; timeZone: string },
): Date[] {
  const slots = new Map<number, Date>()
  for (const [opens, closes] of spans) {
    const first = roundUp(Math.max(opens, from), SLOT_MINUTES)
    const end = instantOf(day, closes, timeZone)
    // A slot at the moment of closing alone is not offered.
    if (first >= closes || instantOf(day, opens, timeZone) >= end) continue
    for (let minutes = first; minutes <= closes; minutes += SLOT_MINUTES) {
      const slot = instantOf(day, minutes, timeZone)
      // Times skipped by the change to summer time move forward, maybe past the closing.
      if (slot <= end) slots.set(slot.getTime(), slot)
    }
  }
  return [...slots.values()]
}
