import 'server-only'
import type { Db } from '@/lib/db/database'
import { boardOrderShape, boardRestaurantShape } from '@/lib/db/shapes'

type Reading = { db: Pick<Db, 'read'> }

/** Events per reading; the next one goes on where it stopped. */
const MAX_EVENTS = 500

/** The ids of the newest order events, this many at most, the newest first. */
export async function readNewestEventIds(count: number, { db }: Reading): Promise<number[]> {
  const events = await db.read.orderEvent.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: count })
  return events.map(({ id }) => id)
}

/** The orders with events after this one that were not `seen`, as they are now, and the ids of all events that were read. */
export async function readChangedOrders(after: number, { db, seen }: Reading & { seen: ReadonlySet<number> }) {
  const events = await db.read.orderEvent.findMany({
    where: { id: { gt: after } },
    select: { id: true, orderId: true },
    orderBy: { id: 'asc' },
    take: MAX_EVENTS,
  })
  const ids = [...new Set(events.filter(({ id }) => !seen.has(id)).map(({ orderId }) => orderId))]
  const orders =
    ids.length === 0 ? [] : await db.read.order.findMany({ where: { id: { in: ids } }, select: boardOrderShape })
  return { orders, eventIds: events.map(({ id }) => id), hasMore: events.length === MAX_EVENTS }
}

/** What the boards of these owners show of their restaurants. */
export function readOwnedRestaurants(ownerIds: readonly number[], { db }: Reading) {
  return db.read.restaurant.findMany({ where: { ownerId: { in: [...ownerIds] } }, select: boardRestaurantShape })
}
