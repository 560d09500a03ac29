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

/** A restaurant's orders for its owner: open, for later, closed today. Throws `not_found`, `forbidden` for others. */
export async function readBoard({ restaurantId, ownerId, state }: BoardAsked, { db, now }: { db: Db; now: Date }) {
  const restaurant = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: boardRestaurantShape })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: ownerId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  const ids = await Promise.all([
    state === 'done' ? [] : openIds(restaurantId, db),
    state === undefined || state === 'done' ? doneTodayIds(restaurantId, restaurant.timeZone, { db, now }) : [],
  ])
  const orders = await db.read.order.findMany({ where: { id: { in: ids.flat() } }, select: boardOrderShape })
  const wanted = orders.filter((order) => state === undefined || COLUMNS[state].includes(boardColumn(order, now)))
  return { restaurant, orders: wanted.toSorted(byTurn) }
}

/** The open ones by when they became new, then the closed ones from the last to the first. */
function byTurn(a: BoardOrderRow, b: BoardOrderRow): number {
  if (a.closedAt && b.closedAt) return Number(b.closedAt) - Number(a.closedAt) || b.id - a.id
  return Number(a.closedAt) - Number(b.closedAt) || Number(a.newAt) - Number(b.newAt) || a.id - b.id
}

async function openIds(restaurantId: number, db: Db): Promise<number[]> {
  const where = { restaurantId, status: 'Submitted', closedAt: null } as const
  const rows = await db.read.order.findMany({ where, select: { id: true }, take: MAX_ROWS })
  return rows.map(({ id }) => id)
}

/** 'Today' is that of the restaurant. Orders that were never submitted are none of its business. */
async function doneTodayIds(restaurantId: number, timeZone: string, { db, now }: { db: Db; now: Date }) {
  const midnight = instantOf(wallClock(now, timeZone).day, 0, timeZone)
  // One after the other, since an index has the closed orders of each status in order.
  const lists = await Promise.all(
    (['Submitted', 'Canceled'] as const).map((status) =>
      db.read.order.findMany({
        where: { restaurantId, status, closedAt: { gte: midnight }, submittedAt: { not: null } },
        select: { id: true },
        orderBy: [{ closedAt: 'desc' }, { id: 'desc' }],
        take: MAX_ROWS,
      }),
    ),
  )
  return lists.flat().map(({ id }) => id)
}
