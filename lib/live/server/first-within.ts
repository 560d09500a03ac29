import { BOARD_COLUMNS, type BoardColumn } from '@/lib/live/rules/order-board'

/** An order in its column; the lowest rank is shown first. */
export type Placed<Order> = { column: BoardColumn; rank: number; order: Order }

/** The first orders of each column that fit into an answer, in display order. */
export function columnsWithin<Order extends { id: number }>(
  maxBytes: number,
  placed: readonly Placed<Order>[],
  toWire: (order: Order) => unknown,
): Order[] {
  return BOARD_COLUMNS.flatMap((column) => {
    const inColumn = placed.filter((place) => place.column === column)
    const first = firstWithin(maxBytes, inColumn, ({ order }) => toWire(order))
    return first.toSorted((a, b) => a.rank - b.rank || a.order.id - b.order.id).map(({ order }) => order)
  })
}

/** The first items that fit into this many bytes of JSON; at least one, so that every item can be reached. */
export function firstWithin<Item>(maxBytes: number, items: readonly Item[], toWire: (item: Item) => unknown): Item[] {
  let bytes = 0
  const end = items.findIndex((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(toWire(item))) + 1
    return bytes > maxBytes && at > 0
  })
  return end < 0 ? [...items] : items.slice(0, end)
}
