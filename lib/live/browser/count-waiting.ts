import { asksForHelp } from '@/lib/live/rules/board-view'
import { boardColumn } from '@/lib/live/rules/order-board'
import { waitingText } from '@/lib/live/rules/waiting'
import { followLiveOrders } from './follow'
import { useLiveOrders } from './live-store'

/** Scheduled orders become new without an event, by time alone. */
const EVERY_MS = 10_000

type Waiting = { orders: number; requests: number; text: string }

/** Counts the new orders of an owner, and the requests for help to answer, until the returned function is called. */
export function countWaiting(userId: number, onCount: (waiting: Waiting) => void): () => void {
  let told = ''
  const count = () => {
    const waiting = waitingNow()
    if (waiting.text === told) return
    told = waiting.text
    onCount(waiting)
  }
  const stopFollowing = followLiveOrders(userId)
  const stopListening = useLiveOrders.subscribe(count)
  const timer = setInterval(count, EVERY_MS)
  // The orders may be known already.
  count()
  return () => {
    stopFollowing()
    stopListening()
    clearInterval(timer)
  }
}

function waitingNow(): Waiting {
  const { board, hidden, aheadMs } = useLiveOrders.getState()
  const now = new Date(Date.now() + aheadMs)
  const orders = [...board.values()]
  const known = orders.filter((order) => boardColumn(order, now) === 'new').length
  const waiting = {
    orders: [...hidden.values()].reduce((sum, more) => sum + more.new, known),
    requests: orders.filter((order) => asksForHelp(order, now.getTime())).length,
  }
  return { ...waiting, text: waitingText(waiting) }
}
