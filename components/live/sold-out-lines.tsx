'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { alertUser } from '@/components/ui/toast'
import { call, failureText } from '@/lib/client/api'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { isSoldOut } from '@/lib/restaurants/rules/taking-orders'

/** The items of an order, each sold out by one tap until the next opening. */
export function SoldOutLines({ order, disabled }: { order: FollowedBoardOrder; disabled: boolean }) {
  const items = order.items.filter((item) => item.menuItemId !== null)
  const [soldOut, setSoldOut] = useState<readonly number[]>([])
  const [pendingId, setPendingId] = useState<number | null>(null)

  async function toggle(id: number, isOut: boolean) {
    setPendingId(id)
    const body = { until: isOut ? null : ('next_opening' as const) }
    const answer = await call('setAvailability', { params: { id }, body }).then(menuItemFromWire, failureText)
    setPendingId(null)
    if (typeof answer === 'string') return alertUser(answer, { topic: `availability ${id}` })
    setSoldOut((before) => [...before.filter((one) => one !== id), ...(isSoldOut(answer, new Date()) ? [id] : [])])
  }

  if (items.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-base">On the menu</h3>
      <ul className="flex flex-col gap-2">
        {items.map(({ id, name, menuItemId }) => {
          const isOut = menuItemId !== null && soldOut.includes(menuItemId)
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 break-words text-base">
                {name}
                {isOut && <span className="block text-ink-soft text-sm">Sold out until the next opening</span>}
              </span>
              <Button
                variant="secondary"
                disabled={disabled}
                pending={pendingId === menuItemId}
                onClick={() => menuItemId !== null && void toggle(menuItemId, isOut)}
              >
                {isOut ? 'Available again' : 'Sold out'}
                <span className="sr-only">{` ${name}`}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
