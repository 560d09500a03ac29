import { useEffect, useState } from 'react'
import { type CartItem, keyOf } from '@/lib/cart/rules/cart'
import { call } from '@/lib/client/api'
import { fromText } from '@/lib/date-text'
import { dateOf } from '@/lib/instant'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'
import { faultsToday, isExhausted } from '@/lib/menu/rules/modifiers'
import { isSoldOut } from '@/lib/menu/rules/sold-out'
import type { MenuItemWithChoices } from '@/lib/menu/server/shapes'
import type { RestaurantOut } from '@/lib/restaurants/contract/schemas'
import { closedNotice } from '@/lib/restaurants/rules/taking-orders'

type Availability = {
  /** The current menu items of the lines, as far as they are known. */
  menu: readonly MenuItemWithChoices[]
  /** Why the restaurant takes no orders now, or that orders are for its opening; else null. */
  notice: string | null
}

const UNKNOWN: Availability = { menu: [], notice: null }

/**
 * The availability of the lines of an open cart, read again after each refusal. Without an answer, all lines count as
 * available: the checkout asks the server anyway.
 */
export function useCartAvailability(items: readonly CartItem[], isOpen: boolean, refusals: number) {
  const [{ menu, notice }, setAvailability] = useState(UNKNOWN)
  const ids = isOpen ? [...new Set(items.map(({ id }) => id))].join() : ''
  const restaurantId = items[0]?.restaurantId
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal says that something has changed
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = (id: string) =>
      call('getMenuItem', { params: { id: Number(id) }, signal })
        .then(menuItemWithChoicesFromWire)
        .catch(() => null)
    const findNotice = restaurantId
      ? call('getRestaurant', { params: { id: restaurantId }, signal })
          .then(({ restaurant }) => noticeOf(restaurant))
          .catch(() => null)
      : null
    void Promise.all([Promise.all(ids.split(',').map(find)), findNotice]).then(([found, notice]) => {
      if (!signal.aborted) setAvailability({ menu: found.flatMap((item) => item ?? []), notice })
    })
    return () => leaving.abort()
  }, [ids, restaurantId, refusals])

  const lineOf = (line: CartItem) => {
    const today = menu.find(({ id }) => id === line.id)
    return {
      problem: today ? problemOf(line, today, new Date()) : null,
      hasChoices: Boolean(today?.modifierGroups.length),
    }
  }
  return { notice, lines: new Map(items.map((line) => [keyOf(line), lineOf(line)])) }
}

/** Why a line cannot be ordered as it is; null when it can. */
function problemOf({ modifiers }: CartItem, today: MenuItemWithChoices, now: Date): string | null {
  const { modifierGroups: groups } = today
  if (isSoldOut(today, now) || groups.some((group) => isExhausted(group, now))) return 'Sold out'
  const offered = groups.flatMap((group) => group.modifiers.map(({ id }) => id))
  const { servedFrom } = today
  if (servedFrom && servedFrom > now) return fromText(servedFrom, today.restaurant.timeZone, now)
  const gone = modifiers.find(({ id }) => !offered.includes(id))
  if (gone) return `${gone.name} is no longer offered`
  const [fault] = faultsToday(
    groups,
    modifiers.map(({ id }) => id),
    now,
  )
  return fault?.text ?? null
}

function noticeOf(restaurant: RestaurantOut): string | null {
  const { servicing, pausedUntil, closedUntil, ordersWhileClosed, timeZone } = restaurant
  if (!servicing) return 'This restaurant is not taking orders at the moment.'
  const facts = { pausedUntil: dateOf(pausedUntil), closedUntil: dateOf(closedUntil), ordersWhileClosed, timeZone }
  return closedNotice(facts, new Date())
}
