import { useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { whenIdle } from '@/lib/client/when-idle'

/** '2 new orders'. */
export const newOrdersText = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`)

/** The number of new orders where the user works; only owners and members load the code that follows them. */
export function useNewOrderCount(): number {
  const { user } = useSession()
  const staffId = user?.restaurantOwner || user?.restaurantMember ? user.id : null
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (staffId === null) return
    let isOver = false
    let stop = whenIdle(async () => {
      // Without a connection there is nothing to count.
      const loaded = await import('@/lib/live/browser/count-new-orders').catch(() => null)
      if (loaded && !isOver) stop = loaded.countNewOrders(staffId, setCount)
    })
    return () => {
      isOver = true
      stop()
      setCount(0)
    }
  }, [staffId])
  return count
}
