import { useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { whenIdle } from '@/lib/client/when-idle'

/** The new orders and requests for help that wait where the user works, and the same in words. */
export type Waiting = { orders: number; requests: number; text: string }
const NOTHING: Waiting = { orders: 0, requests: 0, text: '' }

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
      if (loaded && !isOver) stop = loaded.countWaiting(staffId, setCount)
    })
    return () => {
      isOver = true
      stop()
      setCount(NOTHING)
    }
  }, [staffId])
  return count
}
