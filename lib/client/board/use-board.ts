'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { call, onSessionOver } from '@/lib/client/api'
import { takeAnswer, useLiveOrders } from '@/lib/client/live-orders/live-store'
import { useFollow, useServerNow } from '@/lib/client/live-orders/use-live-orders'
import type { Board } from '@/lib/contracts/live-orders'
import { boardEntries } from '@/lib/domain/board-view'
import { withOrders } from '@/lib/domain/live-book'
import { lostSince } from '@/lib/domain/live-connection'
import { tablet, useTablet } from './tablet'

const EVERY_MS = 5_000
/** How often the server is told that this board is open, which keeps its session alive. */
const STILL_OPEN_MS = 60_000

/** A restaurant's board as it is now; `rendered` is what the server rendered it with. */
export function useBoard(rendered: Board) {
  const restaurantId = rendered.restaurant.id
  const [read, setRead] = useState(rendered)
  const reread = useCallback(() => void readAgain(restaurantId, setRead), [restaurantId])
  useFollow(reread)
  const renderedAt = Date.parse(rendered.now)
  const now = useServerNow(EVERY_MS, renderedAt)
  const live = useLiveOrders()
  const isOver = useStillOpen(restaurantId)
  const { since, seen } = useTablet()
  useLayoutEffect(() => tablet.open(restaurantId, renderedAt), [restaurantId, renderedAt])

  const orders = useMemo(() => {
    const own = [...live.board.values()].filter((order) => order.restaurantId === restaurantId)
    return withOrders(new Map(read.orders.map((order) => [order.id, order])), own)
  }, [live.board, read, restaurantId])
  const restaurant = live.restaurants.get(restaurantId) ?? read.restaurant
  const silentSince = lostSince(live.connection)
  return {
    entries: boardEntries(orders.values(), { now, since, seen, timeZone: restaurant.timeZone }),
    restaurant,
    now,
    lostSince: silentSince === null ? null : silentSince + live.aheadMs,
    isOver: isOver || live.connection.at === 'ended',
    isOutdated: live.isOutdated,
    /** Asks for all of it again. */
    reread,
  }
}

async function readAgain(restaurantId: number, setRead: (board: Board) => void): Promise<void> {
  const board = await call('getBoard', { params: { id: restaurantId } }).catch(() => null)
  if (!board) return
  setRead(board)
  takeAnswer({ board: board.orders, restaurants: [board.restaurant], now: board.now })
}

/** Tells the server that the board is open; true once the session has ended. */
function useStillOpen(restaurantId: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const tell = async () => {
      const answer = await call('keepBoardOpen', { params: { id: restaurantId } }).catch(() => null)
      if (answer) takeAnswer(answer)
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
