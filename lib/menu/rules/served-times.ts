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
 * From when each item of a restaurant can be ordered, by its sold-out mark and the times at which it is served; null when
 * it can. The end of a time still counts for a slot, as the closing time of a restaurant does. A question about times
 * takes up to a millisecond, and most items of a menu share theirs, so each is asked once.
 */
export function orderableAt(hours: Hours, { now, slot }: Wanted): (item: Item) => Date | null {
  const wantedAt = once(() => slot ?? openingAt(hours, now).closedUntil ?? now)
  const known = new Map<string, Date | null>()

  function servedFrom(servedWeek: string, markedUntil: Date | null): Date | null {
    const served = servedHours(servedWeek, hours)
    if (slot && !markedUntil && isServed(served, new Date(slot.getTime() - 1))) return null
    return openingAt(served, latest(wantedAt(), markedUntil)).closedUntil ?? markedUntil
  }

  return ({ soldOutUntil, servedWeek }) => {
    if (isUntilChanged(soldOutUntil)) return UNTIL_CHANGED
    const markedUntil = isSoldOut({ soldOutUntil }, now) ? soldOutUntil : null
    if (servedWeek === null) return markedUntil
    const key = `${servedWeek} ${markedUntil?.getTime()}`
    const from = known.get(key) ?? (known.has(key) ? null : servedFrom(servedWeek, markedUntil))
    known.set(key, from)
    return from
  }
}

function once<T>(work: () => T): () => T {
  let done: { result: T } | null = null
  return () => {
    done ??= { result: work() }
    return done.result
  }
}

const isServed = (served: Hours, at: Date) => openingAt(served, at).open

/** When an item is served while its restaurant is open, in the form of opening hours. */
function servedHours(servedWeek: string, { openingWeek, daysOff, timeZone }: Hours): Hours {
  const [times, open] = [weekFrom(servedWeek), weekFrom(openingWeek)]
  // Unreadable hours count as always open, on days off too.
  if (!times || !open) return { openingWeek: servedWeek, daysOff: '', timeZone }
  const shared = sharedWeek(open, times)
  const isEver = shared.some((spans) => spans.length > 0)
  return { openingWeek: isEver ? storedWeek(shared) : servedWeek, daysOff, timeZone }
}
