import { boardColumn } from '@/lib/live/rules/order-board'
import { followLiveOrders } from './follow'
import { useLiveOrders } from './live-store'
import { useNewOrders } from './new-orders'

/** A scheduled order becomes new by the clock alone. */
const EVERY_MS = 10_000

/** Counts the new orders of an owner until the returned function is called. */
export function countNewOrders(userId: number): () => void {
  const stopFollowing = followLiveOrders(userId)
  const stopListening = useLiveOrders.subscribe(count)
  const timer = setInterval(count, EVERY_MS)
  return () => {
    stopFollowing()
    stopListening()
    clearInterval(timer)
    useNewOrders.setState({ count: 0 })
  }
}

function count(): void {
  const { board, hidden, aheadMs } = useLiveOrders.getState()
  const now = new Date(Date.now() + aheadMs)
  const known = [...board.values()].filter((order) => boardColumn(order, now) === 'new').length
  const fresh = [...hidden.values()].reduce((sum, more) => sum + more.new, known)
  if (fresh !== useNewOrders.getState().count) useNewOrders.setState({ count: fresh })
}
