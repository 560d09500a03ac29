'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { TextInput } from '@/components/ui/text-input'
import { call, failureText } from '@/lib/client/api'
import { fromText } from '@/lib/date-text'
import { type Orderable, soldOutOnMenu } from '@/lib/live/rules/orderables'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { AvailableList } from './available-list'

type SoldOutDialogProps = OverlayProps & { restaurantId: number; disabled: boolean }

/** The dishes of a restaurant, sold-out ones first, each with a switch that takes it off until the next opening. */
export function SoldOutDialog({ restaurantId, disabled, open, onOpenChange }: SoldOutDialogProps) {
  const [menu, setMenu] = useState<readonly Orderable[]>([])
  const [soldOut, setSoldOut] = useState<ReadonlyMap<string, boolean> | null>(null)
  const [failure, setFailure] = useState('')
  const [asked, setAsked] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    call('getManagedMenu', { params: { id: restaurantId }, signal: leaving.signal }).then(
      ({ menu_items }) => {
        const items = menu_items.map((item) => ({ ...menuItemFromWire(item), modifierGroups: [] }))
        const now = new Date()
        const isOut = soldOutOnMenu(items, now)
        const all = items.map(({ id, name, servedFrom, restaurant: { timeZone } }) => {
          const from = servedFrom && servedFrom > now ? fromText(servedFrom, timeZone, now) : null
          return { key: `item ${id}`, kind: 'item' as const, id, name, from }
        })
        setMenu(all.toSorted((a, b) => Number(isOut.get(b.key)) - Number(isOut.get(a.key))))
        setSoldOut(isOut)
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error))
      },
    )
    return () => leaving.abort()
  }, [restaurantId])

  const words = asked.trim().toLowerCase()
  const found = menu.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sold out"
      description="What is off cannot be ordered until the next opening, or until it is on again."
    >
      {/* As tall with a few dishes as with all of them, so that nothing jumps while somebody types. */}
      <div className="flex min-h-[50dvh] flex-col gap-2 pb-2">
        <TextInput
          type="search"
          tall
          aria-label="Find a dish"
          placeholder="Find a dish"
          before={<Search className="size-5" />}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        {failure !== '' && <p className="text-base text-ink-soft">{failure}</p>}
        {soldOut && found.length === 0 && <p className="py-3 text-base text-ink-soft">No dish has that in its name.</p>}
        {soldOut && <AvailableList of={found} soldOut={soldOut} disabled={disabled} onMark={setSoldOut} />}
      </div>
    </Dialog>
  )
}
