'use client'

import { ChefHat } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { StatusPill } from '@/components/ui/status-pill'
import { Switch } from '@/components/ui/switch'
import { alertUser, notify } from '@/components/ui/toast'
import { call, failureText } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/live/browser/live-store'
import { useServerNow } from '@/lib/live/browser/use-live-orders'
import { BOARD_COLUMNS, type BoardCounts, countBoard } from '@/lib/live/rules/order-board'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { isPaused } from '@/lib/restaurants/rules/taking-orders'
import { pauseText } from './board-texts'
import { PauseButton } from './pause-button'

/** The orders of a restaurant as rendered at a moment, and whether it takes more. */
type OrderFacts = {
  counted: BoardCounts
  accepts: AcceptMode
  /** Null for an owner without an email. */
  mailsOrders: boolean | null
  pausedUntil: Date | null
  timeZone: string
  /** Milliseconds since the epoch. */
  at: number
}

const EVERY_MS = 10_000

type RestaurantOrdersProps = {
  id: number
  name: string
  orders: OrderFacts
  /** Whether the viewer changes how it accepts orders: only its owner does. */
  mayChange: boolean
}

/** How many orders a restaurant has now, the way to its board, and whether it takes more. */
export function RestaurantOrders({ id, name, orders, mayChange }: RestaurantOrdersProps) {
  const router = useRouter()
  const now = useServerNow(EVERY_MS, orders.at)
  const live = useLiveOrders()
  const { pausedUntil, pauseReason, accepts } = live.restaurants.get(id) ?? { ...orders, pauseReason: null }
  const counts = live.isKnown ? countsOf(id, live, now) : orders.counted
  /** The way of accepting that was chosen here, until the server's answer agrees. */
  const [wanted, setWanted] = useState<AcceptMode | null>(null)
  if (wanted === accepts) setWanted(null)
  const [isMailed, setMailed] = useState(orders.mailsOrders)
  const paused = isPaused({ pausedUntil }, new Date(now))
  const about = { topic: `restaurant ${id}` }

  async function changeAccepting(mode: AcceptMode) {
    setWanted(mode)
    try {
      await call('updateRestaurant', { params: { id }, body: { accepts: mode } })
      notify(mode === 'manual' ? `${name} accepts orders manually` : `${name} accepts orders automatically`, about)
    } catch (error) {
      setWanted(null)
      alertUser(failureText(error), about)
    }
    router.refresh()
  }

  async function changeMails(mailsOrders: boolean) {
    setMailed(mailsOrders)
    try {
      await call('updateRestaurant', { params: { id }, body: { mailsOrders } })
      notify(mailsOrders ? `Each new order of ${name} is mailed to you` : `Orders of ${name} are not mailed`, about)
    } catch (error) {
      setMailed(!mailsOrders)
      alertUser(failureText(error), about)
    }
  }

  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <StatusPill tone={counts.new > 0 ? 'accent' : 'neutral'}>{counts.new} new</StatusPill>
        <StatusPill>{counts.new + counts.preparing + counts.on_the_way} open</StatusPill>
        {counts.later > 0 && <StatusPill>{counts.later} later</StatusPill>}
      </p>
      {paused && pausedUntil && (
        <p className="font-medium text-sm text-warning-ink">
          {pauseText(pausedUntil, pauseReason, { now, timeZone: orders.timeZone })}
        </p>
      )}
      <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:basis-full max-sm:justify-start">
        {mayChange && (
          <Switch
            label={
              <span className="text-sm">
                Accept orders manually<span className="sr-only"> at {name}</span>
              </span>
            }
            checked={(wanted ?? accepts) === 'manual'}
            onChange={({ target }) => void changeAccepting(target.checked ? 'manual' : 'auto')}
          />
        )}
        {mayChange && isMailed !== null && (
          <Switch
            label={
              <span className="text-sm">
                Mail me new orders<span className="sr-only"> of {name}</span>
              </span>
            }
            checked={isMailed}
            onChange={({ target }) => void changeMails(target.checked)}
          />
        )}
        <PauseButton restaurant={{ id, name }} isPaused={paused} onChanged={router.refresh} />
        <LinkButton href={`/restaurants/${id}/orders`} prefetch={false} size="sm">
          <ChefHat className="size-4" />
          Order board<span className="sr-only"> of {name}</span>
        </LinkButton>
      </div>
    </div>
  )
}

type Live = ReturnType<typeof useLiveOrders.getState>

/** Counts the known orders, and adds the number of orders that the snapshot left out. */
function countsOf(restaurantId: number, { board, hidden }: Live, now: number): BoardCounts {
  const counts = countBoard(board.values(), restaurantId, new Date(now))
  const more = hidden.get(restaurantId)
  for (const column of BOARD_COLUMNS) counts[column] += more?.[column] ?? 0
  return counts
}
