import { boardColumn } from '@/lib/live/rules/order-board'
import { followLiveOrders } from './follow'
import { useLiveOrders } from './live-store'

/** Scheduled orders become new without an event, by time alone. */
const EVERY_MS = 10_000

/** Counts the new orders of an owner until the returned function is called. */
export function countNewOrders(userId: number, onCount: (count: number) => void): () => void {
  const count = () => onCount(newOrderCount())
  const stopFollowing = followLiveOrders(userId)
  const stopListening = useLiveOrders.subscribe(count)
  const timer = setInterval(count, EVERY_MS)
  return () => {
    stopFollowing()
    stopListening()
    clearInterval(timer)
  }
}

function newOrderCount(): number {
  const { board, hidden, aheadMs } = useLiveOrders.getState()
  const now = new Date(Date.now() + aheadMs)
  const known = [...board.values()].filter((order) => boardColumn(order, now) === 'new').length
  return [...hidden.values()].reduce((sum, more) => sum + more.new, known)
}
