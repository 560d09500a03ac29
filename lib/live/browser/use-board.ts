'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { call, isAnswer, onSessionOver } from '@/lib/client/api'
import { type Board, boardFromWire, type FollowedBoardOrder } from '@/lib/live/contract/wire'
import { boardEntries } from '@/lib/live/rules/board-view'
import { withOrders } from '@/lib/live/rules/live-book'
import { lostSince } from '@/lib/live/rules/live-connection'
import {
  BOARD_COLUMNS,
  type BoardColumn,
  type BoardCounts,
  countBoard,
  hiddenCounts,
} from '@/lib/live/rules/order-board'
import { mergeAnswer, useLiveOrders } from './live-store'
import { tablet, useTablet } from './tablet'
import { useFollow, useServerNow } from './use-live-orders'

const EVERY_MS = 5_000
/** How often the board reports to the server that it is open, which keeps its session alive. */
const STILL_OPEN_MS = 60_000

/** How often a board that does not show every order reloads the counts. */
const RECOUNT_MS = 15_000

/** A restaurant's live board; `rendered` is its state when the server rendered it. */
export function useBoard(rendered: Board) {
  const restaurantId = rendered.restaurant.id
  const { read, hidden, isRefused, reread, showMore } = useRead(rendered)
  useFollow(reread)
  const renderedAt = rendered.now.getTime()
  const now = useServerNow(EVERY_MS, renderedAt)
  const live = useLiveOrders()
  const isOver = useStillOpen(restaurantId)
  const { since, seen } = useTablet()
  useLayoutEffect(() => tablet.open(restaurantId, renderedAt), [restaurantId, renderedAt])

  const orders = useMemo(() => knownOrders(read, live.board), [live.board, read])
  const restaurant = live.restaurants.get(restaurantId) ?? read.restaurant
  const silentSince = lostSince(live.connection)
  return {
    entries: boardEntries(orders.values(), { now, since, seen, timeZone: restaurant.timeZone }),
    /** The number of hidden orders by column. */
    hidden,
    /** Loads the next orders of a column. */
    showMore,
    restaurant,
    now,
    renderedAt,
    lostSince: silentSince === null ? null : silentSince + live.aheadMs,
    isOver: isOver || live.connection.at === 'ended',
    /** The user no longer works with this board. */
    isRefused,
    isOutdated: live.isOutdated,
    /** Reloads the whole board. */
    reread,
  }
}

/** The pages of a board read so far: the first page, and further pages by column; the live store keeps their orders. */
function useRead(rendered: Board) {
  const restaurantId = rendered.restaurant.id
  const [read, setRead] = useState(rendered)
  const [hidden, setHidden] = useState(() => hiddenOf(rendered, rendered.orders))
  /** How many orders of each column were read, page by page. */
  const [skips, setSkips] = useState<Partial<BoardCounts>>({})

  const [isRefused, setRefused] = useState(false)

  const reread = useCallback(async () => {
    const board = await call('getBoard', { params: { id: restaurantId } })
      .then(boardFromWire)
      .catch((error: unknown) => {
        if (isAnswer(error) && (error.status === 403 || error.status === 404)) setRefused(true)
        return null
      })
    if (!board) return
    setRefused(false)
    takeBoard(board)
    setRead(board)
    setHidden(hiddenOf(board, knownOrders(board, useLiveOrders.getState().board).values()))
  }, [restaurantId])

  // Hidden orders are changed by others, and no event says which column they were in.
  const isPartial = BOARD_COLUMNS.some((column) => hidden[column] > 0)
  useEffect(() => {
    if (!isPartial) return
    const timer = setInterval(() => void reread(), RECOUNT_MS)
    return () => clearInterval(timer)
  }, [isPartial, reread])

  async function showMore(column: BoardColumn): Promise<void> {
    const skip = skips[column] ?? countBoard(read.orders, restaurantId, read.now)[column]
    const query = { state: column, skip: String(skip) }
    const board = boardFromWire(await call('getBoard', { params: { id: restaurantId }, query }))
    takeBoard(board)
    // Orders may have moved to an earlier page meanwhile: after the last page, start again.
    setSkips({ ...skips, [column]: board.orders.length > 0 ? skip + board.orders.length : 0 })
    setHidden(hiddenOf(board, knownOrders(read, useLiveOrders.getState().board).values()))
  }

  return { read, hidden, isRefused, showMore, reread: useCallback(() => void reread(), [reread]) }
}

function takeBoard({ orders, restaurant, now }: Board): void {
  mergeAnswer({ board: orders, restaurants: [restaurant], now })
}

function knownOrders({ orders, restaurant }: Board, live: ReadonlyMap<number, FollowedBoardOrder>) {
  const own = [...live.values()].filter((order) => order.restaurantId === restaurant.id)
  return withOrders<FollowedBoardOrder>(new Map(orders.map((order) => [order.id, order])), own)
}

function hiddenOf({ counts, restaurant, now }: Board, known: Iterable<FollowedBoardOrder>): BoardCounts {
  return hiddenCounts(counts, countBoard(known, restaurant.id, now))
}

/** Reports to the server that the board is open; true once the session has ended. */
function useStillOpen(restaurantId: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const tell = async () => {
      const answer = await call('keepBoardOpen', { params: { id: restaurantId } }).catch(() => null)
      if (answer) mergeAnswer({ ...answer, now: new Date(answer.now) })
    }
    void tell()
    const timer = setInterval(tell, STILL_OPEN_MS)
    const stopListening = onSessionOver(() => setOver(true))
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [restaurantId])
  return isOver
}
