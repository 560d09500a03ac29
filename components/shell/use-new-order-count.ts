import { useEffect } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { whenIdle } from '@/lib/client/when-idle'
import { useNewOrders } from '@/lib/live/browser/new-orders'

/** '2 new orders'. */
export const newOrdersText = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)

/** The number of new orders at the user's restaurants; only owners load what follows them. */
export function useNewOrderCount(): number {
  const { user } = useSession()
  const ownerId = user?.restaurantOwner ? user.id : null
  useEffect(() => {
    if (ownerId === null) return
    let isOver = false
    let stop = whenIdle(async () => {
      // Without a connection there is nothing to count.
      const loaded = await import('@/lib/live/browser/count-new-orders').catch(() => null)
      if (loaded && !isOver) stop = loaded.countNewOrders(ownerId)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [ownerId])
  return useNewOrders((state) => state.count)
}
