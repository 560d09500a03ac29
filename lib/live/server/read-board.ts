import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Db } from '@/lib/db/database'
import { boardOrderShape, boardRestaurantShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import type { BOARD_STATES } from '@/lib/live/contract/schemas'
import { BOARD_COLUMNS, type BoardColumn, boardRank, countColumns } from '@/lib/live/rules/order-board'
import { ownsRestaurant } from '@/lib/policy'
import { instantOf, wallClock } from '@/lib/zoned-time'
import { type BoardPlace, countBoardOrders, listBoardPlaces } from './board-places'

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
  ownerId: number
  state?: State | undefined
  /** How many of each column are left out. */
  skip?: number | undefined
}

/**
 * A restaurant's orders for its owner: open, for later, closed today. Of each column, a page and the number of all. Throws
 * `not_found`, `forbidden` for others.
 */
export async function readBoard(
  { restaurantId, ownerId, state, skip = 0 }: BoardAsked,
  { db, now }: { db: Db; now: Date },
) {
  const restaurant = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: boardRestaurantShape })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: ownerId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  const { timeZone } = restaurant
  // 'Today' is that of the restaurant.
  const midnight = instantOf(wallClock(now, timeZone).day, 0, timeZone)
  const asked = { of: { restaurantIds: [restaurantId] }, closedSince: midnight, now }
  const [places, counts] = [await listBoardPlaces(asked, { db, skip }), await countBoardOrders(asked, { db })]
  const wanted = state === undefined ? BOARD_COLUMNS : COLUMNS[state]
  const page = places.filter(({ column }) => wanted.includes(column))
  return {
    restaurant,
    orders: await readPlaced(page, { db }),
    counts: counts.get(restaurantId) ?? countColumns([]),
  }
}

/** The orders in these places, in their order; in a column, the lowest `rank` is shown first. */
export async function readPlaced(places: readonly BoardPlace[], { db }: { db: Pick<Db, 'read'> }) {
  if (places.length === 0) return []
  const where = { id: { in: places.map(({ id }) => id) } }
  const found = await db.read.order.findMany({ where, select: boardOrderShape })
  const rows = new Map(found.map((row) => [row.id, row]))
  return places.flatMap(({ id, column }) => {
    const row = rows.get(id)
    return row ? [{ column, rank: boardRank(row, column, row.closedAt?.getTime() ?? 0), row }] : []
  })
}
