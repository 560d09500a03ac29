import { useEffect } from 'react'
import { useNewOrders } from '@/lib/client/new-orders'
import { useSession } from '@/lib/client/session'

/** '2 new orders'. */
export const newOrdersText = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)

/** The number of new orders at the user's restaurants; only owners load what follows them. */
export function useNewOrderCount(): number {
  const { user } = useSession()
  const ownerId = user?.restaurantOwner ? user.id : null
  useEffect(() => {
    if (ownerId === null) return
    let isOver = false
    let stop: (() => void) | undefined
    import('@/lib/client/live-orders/count-new-orders').then(
      ({ countNewOrders }) => {
        if (!isOver) stop = countNewOrders(ownerId)
      },
      // Without a connection there is nothing to count.
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId])
  return useNewOrders((state) => state.count)
}
