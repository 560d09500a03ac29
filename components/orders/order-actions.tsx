'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { continueOrder } from '@/lib/orders/browser/checkout-flow'
import type { Order } from '@/lib/orders/server/shapes'
import { cancelNote, mayCancel, rateHref } from './order-texts'

export type OrderActionsProps = {
  order: Order
  now: number
  reordering: boolean
  onReorder: () => void
  onCancel: () => void
}

/** The actions that the status of an order allows (spec §4.3): check out, cancel, reorder, rate. */
export function OrderActions({ order, now, reordering, onReorder, onCancel }: OrderActionsProps) {
  const router = useRouter()
  const which = <span className="sr-only">{` order ${order.id}`}</span>
  const cancel = mayCancel(order, now) && (
    <Button
      variant={order.status === 'Active' ? 'secondary' : 'ghost'}
      size="sm"
      aria-haspopup="dialog"
      onClick={onCancel}
    >
      Cancel{which}
    </Button>
  )
  if (order.status === 'Active') {
    return (
      <>
        {cancel}
        <Button
          size="sm"
          onClick={() => {
            continueOrder(order)
            router.push('/checkout')
          }}
        >
          Continue to checkout{which}
        </Button>
      </>
    )
  }
  const isGone = order.restaurantId === null
  return (
    <>
      {cancel}
      {!order.reviewed &&
        (isGone || order.status === 'Canceled' ? (
          <Button variant="secondary" size="sm" disabled>
            Rate{which}
          </Button>
        ) : (
          <LinkButton
            href={rateHref(order)}
            prefetch={false}
            variant={order.stage === 'delivered' ? 'secondary' : 'ghost'}
            size="sm"
          >
            Rate{which}
          </LinkButton>
        ))}
      <Button variant="secondary" size="sm" pending={reordering} disabled={isGone} onClick={onReorder}>
        Reorder{which}
      </Button>
    </>
  )
}

/** A note about the current state of the order, if there is one. */
export function OrderNote({ order, now }: { order: Order; now: number }) {
  const text = noteText(order, now)
  return text && <p className="text-ink-soft text-sm">{text}</p>
}

function noteText(order: Order, now: number): string | null {
  if (order.restaurantId === null) return `${order.restaurant.name} is no longer on Plateful.`
  return cancelNote(order, now)
}
