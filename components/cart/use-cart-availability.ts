import { useEffect, useState } from 'react'
import type { CartItem } from '@/lib/cart/rules'
import { call } from '@/lib/client/api'
import { laterText } from '@/lib/date-text'
import { dateOf } from '@/lib/instant'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import type { RestaurantOut } from '@/lib/restaurants/contract/schemas'
import { closedNotice, isPaused, isSoldOut } from '@/lib/restaurants/rules/taking-orders'

type Availability = {
  /** The items that cannot be ordered for now. */
  soldOut: readonly number[]
  /** Why the restaurant takes no orders for now, or that they are for its opening; null while it does. */
  notice: string | null
}

const ALL_AVAILABLE: Availability = { soldOut: [], notice: null }

/** The availability of an open cart's items. Without an answer, all count as available: the checkout asks the server anyway. */
export function useCartAvailability(items: readonly CartItem[], isOpen: boolean): Availability {
  const [availability, setAvailability] = useState(ALL_AVAILABLE)
  const ids = isOpen ? items.map(({ id }) => id).join() : ''
  const restaurantId = items[0]?.restaurantId
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = (id: string) =>
      call('getMenuItem', { params: { id: Number(id) }, signal })
        .then(menuItemFromWire)
        .catch(() => null)
    const findNotice = restaurantId
      ? call('getRestaurant', { params: { id: restaurantId }, signal })
          .then(({ restaurant }) => noticeOf(restaurant))
          .catch(() => null)
      : null
    void Promise.all([Promise.all(ids.split(',').map(find)), findNotice]).then(([found, notice]) => {
      if (signal.aborted) return
      const known = found.flatMap((item) => item ?? [])
      const now = new Date()
      setAvailability({
        soldOut: known.flatMap((item) => (isSoldOut(item, now) ? item.id : [])),
        notice,
      })
    })
    return () => leaving.abort()
  }, [ids, restaurantId])
  return availability
}

function noticeOf({ name, timeZone, ordersWhileClosed, ...restaurant }: RestaurantOut): string | null {
  const [now, pausedUntil] = [new Date(), dateOf(restaurant.pausedUntil)]
  if (pausedUntil && isPaused({ pausedUntil }, now)) {
    return `${name} is not taking orders until ${laterText(pausedUntil, timeZone, now)}. You can order for later.`
  }
  return closedNotice({ closedUntil: dateOf(restaurant.closedUntil), ordersWhileClosed, timeZone }, now)
}
