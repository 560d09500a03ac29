import { useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { whenIdle } from '@/lib/client/when-idle'

/** '2 new orders'. */
export const newOrdersText = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)

/** The number of new orders at the user's restaurants; only owners load the code that follows them. */
export function useNewOrderCount(): number {
  const { user } = useSession()
  const ownerId = user?.restaurantOwner ? user.id : null
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (ownerId === null) return
    let isOver = false
    let stop = whenIdle(async () => {
      // Without a connection there is nothing to count.
      const loaded = await import('@/lib/live/browser/count-new-orders').catch(() => null)
      if (loaded && !isOver) stop = loaded.countNewOrders(ownerId, setCount)
    })
    return () => {
      isOver = true
      stop()
      setCount(0)
    }
  }, [ownerId])
  return count
}
