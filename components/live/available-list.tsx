'use client'

import type { Dispatch, SetStateAction } from 'react'
import { cn } from '@/components/ui/class-names'
import { Switch } from '@/components/ui/switch'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { call, failureText } from '@/lib/client/api'
import type { Orderable } from '@/lib/live/rules/orderables'

/** Whether each dish or choice is sold out, by key; null until known. */
type SoldOut = ReadonlyMap<string, boolean> | null

type AvailableListProps = {
  of: readonly Orderable[]
  soldOut: SoldOut
  /** True without a connection. */
  disabled: boolean
  onMark: Dispatch<SetStateAction<SoldOut>>
}

/** Dishes and choices, each with a switch that takes it off the menu until the next opening. */
export function AvailableList({ of, soldOut, disabled, onMark }: AvailableListProps) {
  const mark = ({ key }: Orderable, isAvailable: boolean) =>
    onMark((known) => new Map([...(known ?? []), [key, !isAvailable] as const]))

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

  return (
    <ul className="flex flex-col divide-y divide-line">
      {of.map((what) => {
        const isOut = soldOut?.get(what.key) ?? false
        return (
          <li key={what.key} className="flex min-h-14 items-center justify-between gap-3">
            <span className={cn('min-w-0 break-words text-base', what.kind === 'modifier' && 'pl-4 text-ink-soft')}>
              {what.name}
              {(isOut || what.from) && (
                <span className="block font-semibold text-sm text-warning-ink">{isOut ? 'Sold out' : what.from}</span>
              )}
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
  )
}
