import { latest } from '@/lib/instant'
import { isSoldOut, isUntilChanged, UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import { type Hours, openingAt } from '@/lib/restaurants/rules/opening-hours'
import { sharedWeek, storedWeek, weekFrom } from '@/lib/restaurants/rules/opening-week'

/** The week in which an item is served, as `storedWeek` writes it; null at any time. */
export type ServedTimes = { servedWeek: string | null }
type Item = ServedTimes & { soldOutUntil: Date | null }

/** `slot` is the time of a scheduled order; any other order is for now, or for the opening of a closed restaurant. */
type Wanted = { now: Date; slot?: Date | null }

/**
 * From when an item can be ordered, by its sold-out mark and the times at which it is served; null when it can. The end of
 * a time still counts for a slot, as the closing time of a restaurant does.
 */
export function orderableFrom({ soldOutUntil, servedWeek }: Item, hours: Hours, { now, slot }: Wanted): Date | null {
  if (isUntilChanged(soldOutUntil)) return UNTIL_CHANGED
  const markedUntil = isSoldOut({ soldOutUntil }, now) ? soldOutUntil : null
  const served = servedHours(servedWeek, hours)
  if (!served) return markedUntil
  if (slot && !markedUntil && isServed(served, new Date(slot.getTime() - 1))) return null
  const wantedAt = slot ?? openingAt(hours, now).closedUntil ?? now
  return openingAt(served, latest(wantedAt, markedUntil)).closedUntil ?? markedUntil
}

const isServed = (served: Hours, at: Date) => openingAt(served, at).open

/** When an item is served while its restaurant is open, in the form of opening hours; null at any time. */
function servedHours(servedWeek: string | null, { openingWeek, daysOff, timeZone }: Hours): Hours | null {
  const [times, open] = [weekFrom(servedWeek), weekFrom(openingWeek)]
  if (!times) return null
  // Unreadable hours count as always open, on days off too.
  if (!open) return { openingWeek: servedWeek, daysOff: '', timeZone }
  const shared = sharedWeek(open, times)
  const isEver = shared.some((spans) => spans.length > 0)
  return { openingWeek: isEver ? storedWeek(shared) : servedWeek, daysOff, timeZone }
}
