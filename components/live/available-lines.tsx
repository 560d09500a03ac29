'use client'

import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { Switch } from '@/components/ui/switch'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { ApiError, call, failureText } from '@/lib/client/api'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { type Orderable, orderablesOf, soldOutOnMenu } from '@/lib/live/rules/orderables'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'

type AvailableLinesProps = {
  order: FollowedBoardOrder
  /** There is no connection. */
  disabled: boolean
}

/** What an order consists of, each with a switch that takes it off the menu until the next opening. */
export function AvailableLines({ order, disabled }: AvailableLinesProps) {
  /** By key, whether it is sold out; null until the menu is known. */
  const [soldOut, setSoldOut] = useState<ReadonlyMap<string, boolean> | null>(null)
  const ordered = orderablesOf(order.items)
  // A choice may have left the menu since.
  const all = ordered.filter(({ key }) => soldOut?.has(key) ?? true)
  const ids = ordered.flatMap(({ kind, id }) => (kind === 'item' ? id : []))
  const [failure, setFailure] = useState('')
  const asked = ids.join()

  useEffect(() => {
    const leaving = new AbortController()
    const read = (id: string) => readItem(Number(id), leaving.signal)
    Promise.all(asked === '' ? [] : asked.split(',').map(read)).then(
      (items) => setSoldOut(soldOutOnMenu(items.flat(), new Date())),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error))
      },
    )
    return () => leaving.abort()
  }, [asked])

  const mark = ({ key }: Orderable, isAvailable: boolean) =>
    setSoldOut((known) => new Map([...(known ?? []), [key, !isAvailable] as const]))

  async function change(what: Orderable, isAvailable: boolean) {
    const topic = `availability ${what.key}`
    const asking = { params: { id: what.id }, body: { until: isAvailable ? null : ('next_opening' as const) } }
    mark(what, isAvailable)
    try {
      await (what.kind === 'item' ? call('setAvailability', asking) : call('setModifierAvailability', asking))
      dismissAlerts(topic)
    } catch (error) {
      mark(what, !isAvailable)
      alertUser(failureText(error), { topic })
    }
  }

  if (all.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-base">On the menu</h3>
      <p className="text-ink-soft text-sm">
        What is off cannot be ordered until the next opening, or until it is on again.
      </p>
      {failure !== '' && <p className="text-ink-soft text-sm">{failure}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {all.map((what) => {
          const isOut = soldOut?.get(what.key) ?? false
          return (
            <li key={what.key} className="flex min-h-14 items-center justify-between gap-3">
              <span className={cn('min-w-0 break-words text-base', what.kind === 'modifier' && 'pl-4 text-ink-soft')}>
                {what.name}
                {isOut && <span className="block font-semibold text-sm text-warning-ink">Sold out</span>}
              </span>
              {soldOut && (
                <Switch
                  label={
                    <>
                      Available<span className="sr-only">{` ${what.name}`}</span>
                    </>
                  }
                  checked={!isOut}
                  disabled={disabled}
                  onChange={({ target }) => void change(what, target.checked)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** An item of the menu; none when it has left it. */
async function readItem(id: number, signal: AbortSignal) {
  try {
    return [menuItemWithChoicesFromWire(await call('getMenuItem', { params: { id }, signal }))]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
