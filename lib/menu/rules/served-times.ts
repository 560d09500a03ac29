import { latest } from '@/lib/instant'
import { isSoldOut, isUntilChanged, UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import { type Hours, openingAt } from '@/lib/restaurants/rules/opening-hours'
import { sharedWeek, storedWeek, weekFrom } from '@/lib/restaurants/rules/opening-week'

/** The times of the week at which an item and its section are served; null at any time. */
export type ServedTimes = { servedWeek: string | null; section: { servedWeek: string | null } | null }
type Item = ServedTimes & { soldOutUntil: Date | null }

/** `slot` is the time of a scheduled order; any other order is for now, or for the opening of a closed restaurant. */
type Wanted = { now: Date; slot?: Date | null }

/**
 * From when an item can be ordered, by its sold-out mark and the times at which it is served; null when it can. Its own
 * times replace those of its section. The end of a time still counts for a slot, as the closing time of a restaurant does.
 */
export function orderableFrom({ soldOutUntil, ...times }: Item, hours: Hours, { now, slot }: Wanted): Date | null {
  if (isUntilChanged(soldOutUntil)) return UNTIL_CHANGED
  const markedUntil = isSoldOut({ soldOutUntil }, now) ? soldOutUntil : null
  const served = servedHours(times, hours)
  if (!served) return markedUntil
  if (slot && !markedUntil && isServed(served, new Date(slot.getTime() - 1))) return null
  const wantedAt = slot ?? openingAt(hours, now).closedUntil ?? now
  return openingAt(served, latest(wantedAt, markedUntil)).closedUntil ?? markedUntil
}

const isServed = (served: Hours, at: Date) => openingAt(served, at).open

/** When an item is served while its restaurant is open, in the form of opening hours; null at any time. */
function servedHours({ servedWeek, section }: ServedTimes, { openingWeek, daysOff, timeZone }: Hours): Hours | null {
  const own = servedWeek ?? section?.servedWeek ?? null
  const [times, open] = [weekFrom(own), weekFrom(openingWeek)]
  if (!times) return null
  // Unreadable hours count as always open, on days off too.
  if (!open) return { openingWeek: own, daysOff: '', timeZone }
  const shared = sharedWeek(open, times)
  const isEver = shared.some((spans) => spans.length > 0)
  return { openingWeek: isEver ? storedWeek(shared) : own, daysOff, timeZone }
}
