import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Deps } from '@/lib/db/deps'
import { openingAt } from '@/lib/restaurants/rules/opening-hours'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import { hoursShape } from './shapes'

type Hours = { businessHours: string; openingWeek?: string | null; daysOff: string; timeZone: string }

/**
 * The columns derived from a restaurant's hours: the parsed week, and whether it is open now. Every write of the hours,
 * days off or time zone writes these too. A stored week is not parsed again.
 */
export function openingColumns({ businessHours, openingWeek, daysOff, timeZone }: Hours, now: Date) {
  const week = openingWeek ?? weekOf(businessHours)
  return { openingWeek: week, ...openingAt({ openingWeek: week, daysOff, timeZone }, now) }
}

type OpeningColumns = ReturnType<typeof openingColumns>

function weekOf(businessHours: string): string {
  const week = readHours(businessHours)
  return week ? storedWeek(week) : ''
}

/** Restaurants per write. Each may need its own update, and SQLite blocks the process meanwhile. */
const TURNED = 50

/** Opens and closes restaurants whose `turnsAt` has passed. Restaurants whose hours were never read are overdue. */
export async function turnRestaurants({ db, now }: Deps): Promise<void> {
  const where = { turnsAt: { lte: now } }
  for (let found = TURNED; found === TURNED; ) {
    if ((await db.read.restaurant.count({ where })) === 0) return
    found = await db.write(async (tx) => {
      const select = { id: true, businessHours: true, ...hoursShape }
      const due = await tx.restaurant.findMany({ where, select, orderBy: { turnsAt: 'asc' }, take: TURNED })
      // Most restaurants open or close at the same time as others, so equal updates are combined.
      const alike = new Map<string, { columns: OpeningColumns; ids: number[] }>()
      for (const { id, ...hours } of due) {
        const columns = openingColumns(hours, now)
        const key = JSON.stringify(columns)
        alike.set(key, { columns, ids: [...(alike.get(key)?.ids ?? []), id] })
      }
      for (const { columns, ids } of alike.values()) {
        await tx.restaurant.updateMany({ where: { id: { in: ids } }, data: columns })
      }
      return due.length
    })
    await nextTurn()
  }
}
