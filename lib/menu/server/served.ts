import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { orderableAt, type ServedTimes } from '@/lib/menu/rules/served-times'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import type { Served } from './shapes'

/** Puts the instant from which a menu item is served in place of its week. */
type View = <Row extends ServedTimes>(row: Row) => Served<Row>

/** The items of a restaurant as views see them. */
export function servedAt(hours: Hours, now: Date): View {
  const orderableFrom = orderableAt(hours, { now })
  return ({ servedWeek, ...item }) => ({ ...item, servedFrom: orderableFrom({ servedWeek, soldOutUntil: null }) })
}

type WithRestaurant = ServedTimes & { restaurant: Hours }
type Shown<Row extends WithRestaurant> = Served<Omit<Row, 'restaurant'>> & {
  restaurant: Omit<Row['restaurant'], 'openingWeek' | 'daysOff'>
}

/** The same for items with their restaurants, whose hours stay on the server. */
export function withRestaurants<Row extends WithRestaurant>(rows: readonly Row[], now: Date): Shown<Row>[] {
  const views = new Map<string, View>()
  return rows.map((row) => {
    const { openingWeek, daysOff, ...restaurant } = row.restaurant
    const key = [restaurant.timeZone, openingWeek, daysOff].join()
    const view = views.get(key) ?? servedAt(row.restaurant, now)
    views.set(key, view)
    return { ...view(row), restaurant }
  })
}

/** The same for one item. */
export function ofRestaurant<Row extends WithRestaurant>(row: Row, now: Date): Shown<Row> {
  const { openingWeek: _, daysOff: __, ...restaurant } = row.restaurant
  return { ...servedAt(row.restaurant, now)(row), restaurant }
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
