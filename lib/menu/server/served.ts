import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { orderableFrom, type ServedTimes } from '@/lib/menu/rules/served-times'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import type { Served } from './shapes'

/** A menu item just read, with the instant from which it is served in place of its week. */
export function served<Row extends ServedTimes>({ servedWeek, ...item }: Row, hours: Hours, now: Date): Served<Row> {
  const servedFrom = orderableFrom({ servedWeek, soldOutUntil: null }, hours, { now })
  return { ...item, servedFrom }
}

type WithRestaurant = ServedTimes & { restaurant: Hours }
type Shown<Row extends WithRestaurant> = Served<Omit<Row, 'restaurant'>> & {
  restaurant: Omit<Row['restaurant'], 'openingWeek' | 'daysOff'>
}

/** The same for one with its restaurant, whose hours stay on the server. */
export function ofRestaurant<Row extends WithRestaurant>(row: Row, now: Date): Shown<Row> {
  const { openingWeek: _, daysOff: __, ...restaurant } = row.restaurant
  return { ...served(row, row.restaurant, now), restaurant }
}

/** The stored week of times as an owner wrote them; null for none. */
export function servedWeekOf(servedHours: string): string | null {
  const week = readHours(servedHours)
  return week && storedWeek(week)
}

/** Copies the weeks of a restaurant's sections to their items without times of their own, after either changed. */
export async function noteServed(restaurantId: number, tx: Tx): Promise<void> {
  const ofSection = Prisma.sql`(SELECT "servedWeek" FROM "MenuSection" WHERE "id" = "MenuItem"."sectionId")`
  await tx.$executeRaw`
    UPDATE "MenuItem" SET "servedWeek" = ${ofSection}
    WHERE "restaurantId" = ${restaurantId} AND "servedHours" = '' AND "servedWeek" IS DISTINCT FROM ${ofSection}`
}
