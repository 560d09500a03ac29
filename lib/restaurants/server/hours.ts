import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { BATCH } from '@/lib/db/in-batches'
import { hoursShape } from '@/lib/db/shapes'
import { openingAt } from '@/lib/restaurants/rules/opening-hours'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'

type Hours = { businessHours: string; openingWeek?: string | null; daysOff: string; timeZone: string }

/**
 * The columns that follow from the hours of a restaurant: what was read of them, and whether it is open now. Whatever writes the hours,
 * the days off or the time zone writes these too. Hours that were read before are not read again.
 */
export function openingColumns({ businessHours, openingWeek, daysOff, timeZone }: Hours, now: Date) {
  const week = openingWeek ?? weekOf(businessHours)
  return { openingWeek: week, ...openingAt({ openingWeek: week, daysOff, timeZone }, now) }
}

function weekOf(businessHours: string): string {
  const week = readHours(businessHours)
  return week ? storedWeek(week) : ''
}

/** Opens and closes the restaurants whose turn has come. Those from before hours were read are due since long ago. */
export async function turnRestaurants({ db, now }: Deps): Promise<void> {
  const where = { turnsAt: { lte: now } }
  for (let found = BATCH; found === BATCH; ) {
    if ((await db.read.restaurant.count({ where })) === 0) return
    found = await db.write(async (tx) => {
      const select = { id: true, businessHours: true, ...hoursShape }
      const due = await tx.restaurant.findMany({ where, select, orderBy: { turnsAt: 'asc' }, take: BATCH })
      // Many restaurants have the same hours, and most of them open within the same hour.
      const alike = new Map<string, { hours: Hours; ids: number[] }>()
      for (const { id, ...hours } of due) {
        const key = JSON.stringify(hours)
        alike.set(key, { hours, ids: [...(alike.get(key)?.ids ?? []), id] })
      }
      for (const { hours, ids } of alike.values()) {
        await tx.restaurant.updateMany({ where: { id: { in: ids } }, data: openingColumns(hours, now) })
      }
      return due.length
    })
  }
}
