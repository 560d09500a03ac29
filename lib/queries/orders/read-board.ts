import 'server-only'
import type { BOARD_STATES } from '@/lib/contracts/live-orders'
import { TEXTS } from '@/lib/contracts/texts'
import type { Db } from '@/lib/db/database'
import { type BoardOrderRow, boardOrderShape, boardRestaurantShape } from '@/lib/db/shapes'
import { MAX_ROWS } from '@/lib/domain/list-limits'
import { type BoardColumn, boardColumn } from '@/lib/domain/order-board'
import { ownsRestaurant } from '@/lib/domain/policy'
import { instantOf, wallClock } from '@/lib/domain/zoned-time'
import { AppError } from '@/lib/errors'

type State = (typeof BOARD_STATES)[number]

/** The columns of each part of the board. */
const COLUMNS: Record<State, readonly BoardColumn[]> = {
  new: ['new'],
  open: ['new', 'preparing', 'on_the_way'],
  later: ['later'],
  done: ['done'],
}

type BoardAsked = { restaurantId: number; ownerId: number; state?: State | undefined }

/**
 * The orders of a restaurant for its owner, the oldest first: those that are open or wait for later, and those that were
 * delivered or canceled today. Throws `not_found`, and `forbidden` for anyone else.
 */
export async function readBoard({ restaurantId, ownerId, state }: BoardAsked, { db, now }: { db: Db; now: Date }) {
  const restaurant = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: boardRestaurantShape })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: ownerId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  const [open, done] = await Promise.all([
    state === 'done' ? [] : openOrders(restaurantId, db),
    state === undefined || state === 'done' ? doneToday(restaurantId, restaurant.timeZone, { db, now }) : [],
  ])
  const wanted = (order: BoardOrderRow) => state === undefined || COLUMNS[state].includes(boardColumn(order, now))
  return { restaurant, orders: [...open, ...done].filter(wanted) }
}

/** Not sorted by the database, which would have to collect them first. */
async function openOrders(restaurantId: number, db: Db) {
  const orders = await db.read.order.findMany({
    where: { restaurantId, status: 'Submitted', closedAt: null },
    select: boardOrderShape,
    take: MAX_ROWS,
  })
  return orders.toSorted((a, b) => Number(a.newAt) - Number(b.newAt) || a.id - b.id)
}

/** 'Today' is that of the restaurant. Orders that were never submitted are none of its business. */
async function doneToday(restaurantId: number, timeZone: string, { db, now }: { db: Db; now: Date }) {
  const midnight = instantOf(wallClock(now, timeZone).day, 0, timeZone)
  // One after the other, since an index has the closed orders of each status in order.
  const lists = await Promise.all(
    (['Submitted', 'Canceled'] as const).map((status) =>
      db.read.order.findMany({
        where: { restaurantId, status, closedAt: { gte: midnight }, submittedAt: { not: null } },
        select: boardOrderShape,
        orderBy: [{ closedAt: 'desc' }, { id: 'desc' }],
        take: MAX_ROWS,
      }),
    ),
  )
  return lists.flat().toSorted((a, b) => Number(b.closedAt) - Number(a.closedAt) || b.id - a.id)
}
