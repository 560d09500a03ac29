'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OverlayProps } from '@/components/ui/late'
import { tablet, useTablet } from '@/lib/live/browser/tablet'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardEntry } from '@/lib/live/rules/board-view'
import { ticketsToPrint } from '@/lib/live/rules/tickets'
import { TicketText } from './ticket'

type TicketPrinterProps = OverlayProps & {
  entries: readonly BoardEntry<FollowedBoardOrder>[]
  /** When printing was turned on, in milliseconds since the epoch. */
  since: number
}

/** Prints the tickets of accepted orders from the board itself, each on a page, and then those that came meanwhile. */
export function TicketPrinter({ entries, since }: TicketPrinterProps) {
  const { printed } = useTablet()
  const orders = ticketsToPrint(entries, { since, printed })
  /** The tickets stay on the page until the browser has printed: some browsers do so after the call. */
  const [batch, setBatch] = useState<readonly FollowedBoardOrder[]>([])
  if (batch.length === 0 && orders.length > 0) setBatch(orders)

  useEffect(() => {
    if (batch.length === 0) return
    const finish = () => setBatch([])
    window.addEventListener('afterprint', finish)
    // Noted before printing: a reload must not print a ticket twice, and a missed one can be printed from its order.
    for (const { id } of batch) tablet.notePrinted(id)
    window.print()
    return () => window.removeEventListener('afterprint', finish)
  }, [batch])

  if (batch.length === 0) return null
  return createPortal(
    <div className="printed-tickets hidden print:block">
      {batch.map((order) => (
        <div key={order.id} className="break-after-page last:break-after-auto">
          <TicketText order={order} />
        </div>
      ))}
    </div>,
    document.body,
  )
}
