import { useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { whenIdle } from '@/lib/client/when-idle'

/** What waits where the user works: new orders, and requests for help. */
export type Waiting = { orders: number; requests: number }
const NOTHING: Waiting = { orders: 0, requests: 0 }

/** '2 new orders, 1 request for help'; '' when nothing waits. */
export function waitingText({ orders, requests }: Waiting): string {
  const text = (count: number, one: string, many: string) =>
    count === 1 ? `1 ${one}` : count > 1 && `${count} ${many}`
  const parts = [text(orders, 'new order', 'new orders'), text(requests, 'request for help', 'requests for help')]
  return parts.filter(Boolean).join(', ')
}

/** Counts what waits where the user works; only owners and members load the code that follows it. */
export function useWaiting(): Waiting {
  const { user } = useSession()
  const staffId = user?.restaurantOwner || user?.restaurantMember ? user.id : null
  const [count, setCount] = useState(NOTHING)
  useEffect(() => {
    if (staffId === null) return
    let isOver = false
    let stop = whenIdle(async () => {
      // Without a connection there is nothing to count.
      const loaded = await import('@/lib/live/browser/count-waiting').catch(() => null)
      if (!loaded || isOver) return
      stop = loaded.countWaiting(staffId, (now) => setCount((before) => (isSame(now, before) ? before : now)))
    })
    return () => {
      isOver = true
      stop()
      setCount(NOTHING)
    }
  }, [staffId])
  return count
}

const isSame = (one: Waiting, other: Waiting) => one.orders === other.orders && one.requests === other.requests
