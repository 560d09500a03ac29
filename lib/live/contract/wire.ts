import type { BoardOrderRow, BoardRestaurantRow, OrderRow } from '@/lib/db/shapes'
import { instant } from '@/lib/instant'
import { BOARD_COLUMN_BYTES, SNAPSHOT_BYTES, SNAPSHOT_COLUMN_BYTES } from '@/lib/list-limits'
import { BOARD_COLUMNS, type BoardColumn, type BoardCounts } from '@/lib/live/rules/order-board'
import { boardOrderToWire, orderToWire } from '@/lib/orders/contract/wire'
import type { BoardRestaurant, StreamEventOut } from './schemas'

/** What a board shows of its restaurant. */
export function boardRestaurantToWire({ ownerId: _, ...restaurant }: BoardRestaurantRow): BoardRestaurant {
  return { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) }
}

/** Orders in their columns, in the order in which they are left out when there are too many; the lowest rank is shown first. */
type Placed = readonly { column: BoardColumn; rank: number; row: BoardOrderRow }[]

type BoardRows = { restaurant: BoardRestaurantRow; orders: Placed; counts: BoardCounts }

/** A page of a board for its owner. */
export function boardToWire({ restaurant, orders, counts }: BoardRows, ownerId: number, now: Date) {
  return {
    orders: columnsWithin(BOARD_COLUMN_BYTES, orders, (row) => boardOrderToWire(row, ownerId, now)),
    counts,
    restaurant: boardRestaurantToWire(restaurant),
    now: now.toISOString(),
  }
}

type SnapshotRows = {
  restaurants: readonly BoardRestaurantRow[]
  orders: readonly OrderRow[]
  ordersCount: number
  board: Placed
  boardCounts: ReadonlyMap<number, BoardCounts>
}

/** What a stream begins with. */
export function snapshotToWire(
  { restaurants, orders, ordersCount, board, boardCounts }: SnapshotRows,
  userId: number,
  now: Date,
): Omit<StreamEventOut<'snapshot'>, 'build'> {
  const own = orders.map((order) => slim(orderToWire(order, userId)))
  return {
    now: now.toISOString(),
    orders: firstWithin(SNAPSHOT_BYTES, own, (order) => order),
    ordersCount,
    board: columnsWithin(SNAPSHOT_COLUMN_BYTES, board, (row) => slim(boardOrderToWire(row, userId, now))),
    boardCounts: [...boardCounts].map(([restaurantId, counts]) => ({ restaurantId, ...counts })),
    restaurants: restaurants.map(boardRestaurantToWire),
  }
}

function slim<Order extends ReturnType<typeof orderToWire>>(order: Order) {
  const lines = order.orderItems.map(({ id, menu_item_id, name, quantity, customizations }) => {
    return { id, menu_item_id, name, quantity, customizations }
  })
  return { ...order, orderItems: lines }
}

/** Of each column, the first orders that fit, sorted as they are shown. */
function columnsWithin<Out>(maxBytes: number, placed: Placed, toWire: (row: BoardOrderRow) => Out): Out[] {
  return BOARD_COLUMNS.flatMap((column) => {
    const wired = placed
      .filter((place) => place.column === column)
      .map(({ rank, row }) => ({ rank, id: row.id, out: toWire(row) }))
    const first = firstWithin(maxBytes, wired, ({ out }) => out)
    return first.toSorted((a, b) => a.rank - b.rank || a.id - b.id).map(({ out }) => out)
  })
}

/** The first ones that fit into so many bytes of JSON; the very first in any case, so that each can be reached. */
function firstWithin<Item>(maxBytes: number, items: readonly Item[], sentOf: (item: Item) => unknown): Item[] {
  let bytes = 0
  const end = items.findIndex((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(sentOf(item))) + 1
    return bytes > maxBytes && at > 0
  })
  return end < 0 ? [...items] : items.slice(0, end)
}
