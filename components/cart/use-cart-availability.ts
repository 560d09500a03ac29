import { useEffect, useState } from 'react'
import type { CartItem } from '@/lib/cart/rules'
import { call } from '@/lib/client/api'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { isPaused, isSoldOut } from '@/lib/restaurants/rules/taking-orders'

type Availability = {
  /** The items that cannot be ordered for now. */
  soldOut: readonly number[]
  /** Until when the restaurant takes no orders; null while it does. */
  pausedUntil: Date | null
}

const ALL_AVAILABLE: Availability = { soldOut: [], pausedUntil: null }

/** The availability of an open cart's items. Without an answer, all count as available: the checkout asks the server anyway. */
export function useCartAvailability(items: readonly CartItem[], isOpen: boolean): Availability {
  const [availability, setAvailability] = useState(ALL_AVAILABLE)
  const ids = isOpen ? items.map(({ id }) => id).join() : ''
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = (id: string) =>
      call('getMenuItem', { params: { id: Number(id) }, signal })
        .then(menuItemFromWire)
        .catch(() => null)
    void Promise.all(ids.split(',').map(find)).then((found) => {
      if (signal.aborted) return
      const known = found.flatMap((item) => item ?? [])
      const now = new Date()
      setAvailability({
        soldOut: known.flatMap((item) => (isSoldOut(item, now) ? item.id : [])),
        pausedUntil: known.find(({ restaurant }) => isPaused(restaurant, now))?.restaurant.pausedUntil ?? null,
      })
    })
    return () => leaving.abort()
  }, [ids])
  return availability
}
