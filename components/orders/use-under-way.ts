'use client'

import { useFollow, useNewest, useServerNow } from '@/lib/live/browser/use-live-orders'
import { isUnderWay } from '@/lib/orders/browser/under-way'
import type { Order } from '@/lib/orders/server/shapes'
import { headlineOf, stateText } from './tracking-texts'

const EVERY_MS = 10_000

/** An order that is followed live, with its state and its estimate in words. */
export function useUnderWay(given: Order) {
  useFollow()
  const order = useNewest(given)
  const now = useServerNow(EVERY_MS, 0)
  return { order, isOver: !isUnderWay(order), state: stateText(order), title: headlineOf(order, now).title }
}
