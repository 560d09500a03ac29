import 'server-only'
import type { Db } from '@/lib/db/database'
import { countPlaces, type OrderPlace, type PlacesAsked, pageOfPlaces } from '@/lib/db/order-places'
import { BOARD_ROWS } from '@/lib/list-limits'
import { BOARD_COLUMNS, type BoardColumn, type BoardCounts, countColumns } from '@/lib/live/rules/order-board'

/** An order in its column. */
export type BoardPlace = OrderPlace & { column: BoardColumn }

const columnOf = (text: string) => BOARD_COLUMNS.find((column) => column === text) ?? 'done'

/** A page of each column, in the order of the columns. */
export async function listBoardPlaces(
  asked: PlacesAsked,
  { db, skip = 0 }: { db: Pick<Db, 'read'>; skip?: number },
): Promise<BoardPlace[]> {
  const found = await pageOfPlaces(asked, { skip, take: BOARD_ROWS }, db.read)
  const places = found.map((place) => ({ ...place, column: columnOf(place.column) }))
  return BOARD_COLUMNS.flatMap((column) => places.filter((place) => place.column === column))
}

/** The order counts of these restaurants' boards; restaurants without orders are missing. */
export async function countBoardOrders(
  asked: PlacesAsked,
  { db }: { db: Pick<Db, 'read'> },
): Promise<Map<number, BoardCounts>> {
  const counts = new Map<number, BoardCounts>()
  for (const { restaurantId, column, count } of await countPlaces(asked, db.read)) {
    const of = counts.get(restaurantId) ?? countColumns([])
    counts.set(restaurantId, { ...of, [columnOf(column)]: count })
  }
  return counts
}
