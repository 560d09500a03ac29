import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@/lib/db/database'
import { BOARD_COLUMN_BYTES } from '@/lib/list-limits'
import type { BOARD_STATES } from '@/lib/live/contract/schemas'
import { BOARD_COLUMNS, type BoardColumn, boardRank, countColumns } from '@/lib/live/rules/order-board'
import { boardOrderToWire } from '@/lib/orders/contract/wire'
import { readOrders } from '@/lib/orders/server/read-orders'
import type { BoardOrder } from '@/lib/orders/server/shapes'
import { boardOrderView } from '@/lib/orders/server/views'
import { requireRole } from '@/lib/restaurants/server/roles'
import { instantOf, wallClock } from '@/lib/zoned-time'
import { type BoardPlace, countBoardOrders, listBoardPlaces } from './board-places'
import { columnsWithin, type Placed } from './first-within'
import { boardRestaurantShape } from './shapes'

type State = (typeof BOARD_STATES)[number]

/** The columns of each part of the board. */
const COLUMNS: Record<State, readonly BoardColumn[]> = {
  new: ['new'],
  preparing: ['preparing'],
  on_the_way: ['on_the_way'],
  open: ['new', 'preparing', 'on_the_way'],
  later: ['later'],
  done: ['done'],
}

type BoardAsked = {
  restaurantId: number
  actorId: number
  state?: State | undefined
  /** How many orders of each column to skip. */
  skip?: number | undefined
}

/**
 * A restaurant's orders for its kitchen: open, for later, and closed today. Returns a page and the total of each column.
 * Throws `not_found`, and `forbidden` for others.
 */
export async function readBoard(
  { restaurantId, actorId, state, skip = 0 }: BoardAsked,
  { db, now }: { db: Db; now: Date },
) {
  const found = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: boardRestaurantShape })
  const needed = { actorId, role: 'kitchen' } as const
  const { ownerId: _, ...restaurant } = await requireRole(found, 'Restaurant', needed, db.read)
  const { timeZone } = restaurant
  // 'Today' at the restaurant.
  const midnight = instantOf(wallClock(now, timeZone).day, 0, timeZone)
  const asked = { of: { restaurantIds: [restaurantId] }, closedSince: midnight, now }
  const [places, counts] = [await listBoardPlaces(asked, { db, skip }), await countBoardOrders(asked, { db })]
  const wanted = state === undefined ? BOARD_COLUMNS : COLUMNS[state]
  const page = places.filter(({ column }) => wanted.includes(column))
  return {
    restaurant,
    orders: columnsWithin(BOARD_COLUMN_BYTES, await readPlaced(page, actorId, { db, now }), boardOrderToWire),
    counts: counts.get(restaurantId) ?? countColumns([]),
    now,
  }
}

/** The orders in these places of the boards that somebody works with, in the same order. */
export async function readPlaced(
  places: readonly BoardPlace[],
  viewerId: number,
  { db, now }: { db: Pick<Db, 'read'>; now: Date },
): Promise<Placed<BoardOrder>[]> {
  const ids = places.map(({ id }) => id)
  const found = await inTurns(ids, (some) => readOrders(some, db.read))
  const rows = new Map(found.map((row) => [row.id, row]))
  return places.flatMap(({ id, column }) => {
    const row = rows.get(id)
    if (!row) return []
    const rank = boardRank(row, column, row.closedAt?.getTime() ?? 0)
    return [{ column, rank, order: boardOrderView(row, viewerId, now) }]
  })
}

/** Reading an order of many lines takes up to a millisecond. */
const ORDERS_PER_TURN = 10

/**
 * Reads the orders of these ids a few at a time. SQLite runs within the process, so one long read would delay all other
 * answers.
 */
export async function inTurns<Row>(ids: readonly number[], read: (ids: number[]) => Promise<Row[]>) {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += ORDERS_PER_TURN) {
    rows.push(...(await read(ids.slice(start, start + ORDERS_PER_TURN))))
    await nextTurn()
  }
  return rows
}
