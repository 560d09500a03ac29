import 'server-only'
import { orderableFrom, type ServedTimes } from '@/lib/menu/rules/served-times'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import type { Served } from './shapes'

/** A menu item just read, with the instant from which it is served in place of its times. */
export function served<Row extends ServedTimes>(
  { servedWeek, section, ...item }: Row,
  hours: Hours,
  now: Date,
): Served<Row> {
  const servedFrom = orderableFrom({ servedWeek, section, soldOutUntil: null }, hours, { now })
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

/** The columns of times of the week as an owner wrote them; '' removes them. None when none were sent. */
export function servedColumns(servedHours: string | undefined) {
  if (servedHours === undefined) return {}
  const week = readHours(servedHours)
  return { servedHours, servedWeek: week && storedWeek(week) }
}
