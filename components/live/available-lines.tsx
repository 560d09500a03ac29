'use client'

import { useEffect, useState } from 'react'
import { ApiError, call, failureText } from '@/lib/client/api'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { orderablesOf, soldOutOnMenu } from '@/lib/live/rules/orderables'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'
import { AvailableList } from './available-list'

type AvailableLinesProps = {
  order: FollowedBoardOrder
  /** True without a connection. */
  disabled: boolean
}

/** The dishes and choices of an order, each with a switch that takes it off the menu until the next opening. */
export function AvailableLines({ order, disabled }: AvailableLinesProps) {
  /** Whether each dish or choice is sold out, by key; null until the menu is known. */
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

  if (all.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-base">On the menu</h3>
      <p className="text-ink-soft text-sm">
        What is off cannot be ordered until the next opening, or until it is on again.
      </p>
      {failure !== '' && <p className="text-ink-soft text-sm">{failure}</p>}
      <AvailableList of={all} soldOut={soldOut} disabled={disabled} onMark={setSoldOut} />
    </section>
  )
}

/** The menu item in an array; an empty array when it is gone. */
async function readItem(id: number, signal: AbortSignal) {
  try {
    return [menuItemWithChoicesFromWire(await call('getMenuItem', { params: { id }, signal }))]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
