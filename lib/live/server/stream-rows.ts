import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { MAX_ROWS, SNAPSHOT_BYTES, SNAPSHOT_COLUMN_BYTES, SNAPSHOT_ROWS } from '@/lib/list-limits'
import { followedToWire, type StreamEvents } from '@/lib/live/contract/wire'
import { slimToWire } from '@/lib/orders/contract/wire'
import { readOrders } from '@/lib/orders/server/read-orders'
import { orderView } from '@/lib/orders/server/views'
import { countBoardOrders, firstPlaces, listBoardPlaces } from './board-places'
import { columnsWithin, firstWithin } from './first-within'
import { inTurns, readPlaced } from './read-board'
import { boardRestaurantShape, staffedRestaurantShape } from './shapes'

type Reader = { db: Pick<Db, 'read'> }

/** Events per read; the next read continues there. */
const MAX_EVENTS = 500

/** The ids of the newest order events, at most `count`, newest first. */
export async function readNewestEventIds(count: number, { db }: Reader): Promise<number[]> {
  const events = await db.read.orderEvent.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: count })
  return events.map(({ id }) => id)
}

/** The current orders of unseen events after this one, and the ids of all events read. */
export async function readChangedOrders(after: number, { db, seen }: Reader & { seen: ReadonlySet<number> }) {
  const events = await db.read.orderEvent.findMany({
    where: { id: { gt: after } },
    select: { id: true, orderId: true },
    orderBy: { id: 'asc' },
    take: MAX_EVENTS,
  })
  const ids = [...new Set(events.filter(({ id }) => !seen.has(id)).map(({ orderId }) => orderId))]
  return {
    orders: await readOrders(ids, db.read),
    eventIds: events.map(({ id }) => id),
    hasMore: events.length === MAX_EVENTS,
  }
}

/** That a user is a member of a restaurant. */
export type Membership = { userId: number; restaurantId: number }

/** The memberships of these users. */
export async function readMemberships(userIds: readonly number[], { db }: Reader): Promise<Membership[]> {
  const members = await db.read.restaurantMember.findMany({
    where: { userId: { in: [...userIds] } },
    select: { userId: true, restaurantId: true },
  })
  return members.flatMap(({ userId, restaurantId }) => (userId === null ? [] : { userId, restaurantId }))
}

/** The restaurants where these users have a board: their own, and those where they are members. One query for both would sort. */
function withBoardOf(userIds: number[], memberships: readonly Membership[]): Prisma.RestaurantWhereInput[] {
  const ids = memberships.flatMap(({ userId, restaurantId }) => (userIds.includes(userId) ? restaurantId : []))
  return [{ ownerId: { in: userIds } }, ...(ids.length > 0 ? [{ id: { in: ids } }] : [])]
}

/** The restaurants where these users have a board, each with all of its members. */
export async function readStaffedRestaurants(userIds: readonly number[], { db }: Reader) {
  const memberships = await readMemberships(userIds, { db })
  return inTurns(userIds, async (ids) => {
    const select = staffedRestaurantShape
    const found = withBoardOf(ids, memberships).map((where) =>
      db.read.restaurant.findMany({ where, select, take: MAX_ROWS }),
    )
    return (await Promise.all(found)).flat()
  })
}

/** Closed orders are followed for this long, in milliseconds. */
const CLOSED_MS = 60 * 60_000

type Reading = { db: Pick<Db, 'read'>; now: Date }

/**
 * All that a user follows: own orders, and the restaurants where the user has a board with theirs, open or closed within
 * the hour. Contains the most urgent orders up to the limit of a snapshot; the counts include all.
 */
export async function readSnapshot(
  userId: number,
  { db, now }: Reading,
): Promise<Omit<StreamEvents['snapshot'], 'build'> & { memberships: Membership[] }> {
  const since = { closedSince: new Date(now.getTime() - CLOSED_MS), now }
  const first = await firstPlaces({ of: { customerId: userId }, ...since }, SNAPSHOT_ROWS, db.read)
  // SQLite runs within the process: without a pause, other answers would wait for all of these reads.
  await nextTurn()
  const memberships = await readMemberships([userId], { db })
  const found = withBoardOf([userId], memberships).map((where) =>
    db.read.restaurant.findMany({ where, select: boardRestaurantShape, take: MAX_ROWS }),
  )
  const restaurants = (await Promise.all(found)).flat()
  const orders = (await inTurns(first.ids, (ids) => readOrders(ids, db.read))).map((row) => orderView(row, userId))
  const own = {
    now,
    restaurants,
    memberships,
    orders: firstWithin(SNAPSHOT_BYTES, orders, slimToWire),
    ordersCount: first.count,
  }
  if (restaurants.length === 0) return { ...own, board: [], boardCounts: [] }
  const asked = { of: { restaurantIds: restaurants.map(({ id }) => id) }, ...since }
  await nextTurn()
  const placed = await readPlaced(await listBoardPlaces(asked, { db }), userId, { db, now })
  await nextTurn()
  const counts = await countBoardOrders(asked, { db })
  return {
    ...own,
    board: columnsWithin(SNAPSHOT_COLUMN_BYTES, placed, followedToWire),
    boardCounts: [...counts].map(([restaurantId, columns]) => ({ restaurantId, ...columns })),
  }
}
