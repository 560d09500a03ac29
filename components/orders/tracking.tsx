'use client'

import { useCallback, useState } from 'react'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { Price } from '@/components/ui/price'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { call } from '@/lib/client/api'
import { useDocumentTitle } from '@/lib/client/use-document-title'
import { mergeAnswer } from '@/lib/live/browser/live-store'
import { useFollow, useNewest, useServerNow } from '@/lib/live/browser/use-live-orders'
import { orderFromWire } from '@/lib/orders/contract/wire'
import type { Order } from '@/lib/orders/server/shapes'
import { courierTexts } from '@/lib/personal-texts'
import { CancelDialog } from './cancel-dialog'
import { ConnectionNote } from './connection-note'
import { HelpPanel } from './help-panel'
import { OrderActions, OrderNote } from './order-actions'
import { OrderLines, Refunds, TotalParts } from './order-lines'
import { orderDetails } from './order-texts'
import { TrackingSteps } from './tracking-steps'
import { headlineOf, stateText } from './tracking-texts'
import { useReorder } from './use-reorder'

const EVERY_MS = 5_000

type TrackingProps = {
  order: Order
  /** The delivery address. */
  address: Parameters<typeof formatAddress>[0] | null
  /** The server's time, in milliseconds since the epoch. */
  renderedAt: number
}

/** An order from placing to delivery, as it happens. */
export function Tracking({ order: rendered, address, renderedAt }: TrackingProps) {
  const { id } = rendered
  const reread = useCallback(() => void rereadOrder(id), [id])
  useFollow(reread)
  const order = useNewest(rendered)
  const now = useServerNow(EVERY_MS, renderedAt)
  const { pendingId, reorder, question } = useReorder()
  const [canceling, setCanceling] = useState(false)
  const headline = headlineOf(order, now)
  const state = stateText(order)

  // The tab may be in the background: its title says how it goes.
  useDocumentTitle(`${state} · Plateful`)

  return (
    <div className="flex flex-col gap-6">
      <ConnectionNote order={order} />
      <Card pad="p-5 sm:p-8" className="flex flex-col gap-8">
        <div aria-live="polite" aria-atomic="true">
          <p className="font-medium text-base text-ink-soft">{state}</p>
          <p className="mt-1 text-balance break-words font-extrabold text-3xl">{headline.title}</p>
          {headline.text && <p className="mt-2 text-base text-ink-soft">{headline.text}</p>}
        </div>
        {order.status !== 'Active' && <TrackingSteps order={order} />}
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5 empty:hidden">
          <OrderActions
            order={order}
            now={now}
            reordering={pendingId === id}
            onReorder={() => reorder(order)}
            onCancel={() => setCanceling(true)}
          />
          <OrderNote order={order} now={now} />
        </div>
      </Card>
      <HelpPanel order={order} now={now} />
      <Card pad="p-5 sm:p-8" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-bold text-xl">{order.submittedAt ? 'Receipt' : 'Your order'}</h2>
          {order.submittedAt && (
            <LinkButton href={`/orders/${id}/receipt`} prefetch={false} variant="secondary" size="sm">
              Print the receipt
            </LinkButton>
          )}
        </div>
        <OrderLines order={order} withPrices className="gap-2" />
        <TotalParts of={order} className="gap-1.5 border-line border-t pt-4 text-sm" />
        <p className="flex justify-between gap-4 border-line border-t pt-4 font-bold text-lg">
          Total <Price cents={order.totalCents} />
        </p>
        <Refunds order={order} className="gap-1.5 text-sm" />
        <p className="text-ink-soft text-sm">
          {orderDetails(order)}
          {address && <span className="mt-1 block break-words">{formatAddress(address)}</span>}
          {courierTexts(order).map((text) => (
            <span key={text} className="block break-words">
              {text}
            </span>
          ))}
        </p>
      </Card>
      {canceling && (
        <CancelDialog order={order} onClose={() => setCanceling(false)} onSettled={() => void rereadOrder(id)} />
      )}
      {question}
    </div>
  )
}

/** Reads the order again; without an answer, the shown version stays. */
async function rereadOrder(id: number): Promise<void> {
  const order = await call('getOrder', { params: { id } })
    .then(orderFromWire)
    .catch(() => null)
  if (order) mergeAnswer({ orders: [order] })
}
