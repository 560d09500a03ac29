import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'

/** Spec §9.2: 30-minute slots on 7 days starting today; from 5 PM on all days but today. */
const DAYS = 7
const SLOT_MINUTES = 30
const EVENING_START = 17 * 60
/** A closing time before this hour belongs to the evening before. */
const EARLIEST_OPENING = 6 * 60

/** The closing time of a restaurant without one: in general, and at checkout (spec §9.2). */
export const DEFAULT_CLOSING_TIME = '22:00'
export const CHECKOUT_CLOSING_TIME = '20:00'

export type SlotDay = { day: Day; slots: Date[] }

type SlotQuestion = { now: Date; timeZone: string; closingTime?: string }

/**
 * The times for a scheduled delivery, by day in the restaurant's zone (spec §9.2). Today starts at the next full hour.
 * A day that closes at or before its first slot has no times. A closing time after midnight belongs to the evening
 * before.
 */
export function deliverySlots({ now, timeZone, closingTime = DEFAULT_CLOSING_TIME }: SlotQuestion): SlotDay[] {
  const today = wallClock(now, timeZone)
  const nextHour = (Math.floor(today.minutes / 60) + 1) * 60
  const closing = closingMinutes(closingTime)
  return Array.from({ length: DAYS }, (_, offset) => {
    const day = addDays(today.day, offset)
    const first = offset === 0 ? nextHour : EVENING_START
    return { day, slots: first < closing ? slotsBetween(day, first, closing, timeZone) : [] }
  })
}

/** Whether the instant is one of the offered slots: the server's check of the customer's choice. */
export function isDeliverySlot(instant: Date, question: SlotQuestion): boolean {
  return deliverySlots(question).some(({ slots }) => slots.some((slot) => slot.getTime() === instant.getTime()))
}

function closingMinutes(closingTime: string): number {
  const [hours = 0, minutes = 0] = closingTime.split(':').map(Number)
  const total = hours * 60 + minutes
  return total < EARLIEST_OPENING ? total + 24 * 60 : total
}

function slotsBetween(day: Day, first: number, closing: number, timeZone: string): Date[] {
  const slots = new Map<number, Date>()
  for (let minutes = first; minutes <= closing; minutes += SLOT_MINUTES) {
    const slot = instantOf(day, minutes, timeZone)
    slots.set(slot.getTime(), slot)
  }
  return [...slots.values()]
}
