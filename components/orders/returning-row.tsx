'use client'

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { ScrollRow } from '@/components/ui/scroll-row'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { noteUnderWay } from '@/lib/orders/browser/under-way'
import { type Returning, returningFromWire } from '@/lib/orders/contract/wire'
import { orderTotal } from '@/lib/orders/rules/order-total'
import type { Order } from '@/lib/orders/server/shapes'
import { rateHref } from './order-texts'
import { useReorder } from './use-reorder'
import { useUnderWay } from './use-under-way'

/** The order under way, one to rate, and the last ones to order again; new customers read what will appear here. */
export function ReturningRow({ user }: { user: User }) {
  const [known, setKnown] = useState<Returning | null>(null)
  const { pendingId, reorder, question } = useReorder()

  const reread = useCallback(async () => {
    const returning = await call('getReturning').then(returningFromWire, () => null)
    // Without an answer the row stays as it is.
    if (!returning) return
    setKnown(returning)
    noteUnderWay(user.id, returning.underWay[0])
  }, [user.id])
  useEffect(() => void reread(), [reread])

  if (!known) return null
  const { underWay, toRate, again } = known
  const [first] = underWay
  const isNew = !first && !toRate && again.length === 0
  return (
    <>
      <ScrollRow label="Your orders" className="gap-3">
        {first && <UnderWayEntry key={first.id} order={first} more={underWay.length - 1} onEnd={reread} />}
        {toRate && (
          <Entry
            picture={toRate.restaurant.storeImage}
            title={`How was ${toRate.restaurant.name}?`}
            text={itemsText(toRate)}
          >
            <LinkButton href={rateHref(toRate)} prefetch={false} variant="secondary" size="sm">
              Rate your last order
            </LinkButton>
          </Entry>
        )}
        {again.map(({ order, subtotalCents }) => (
          <Entry
            key={order.id}
            picture={order.restaurant.storeImage}
            title={order.restaurant.name}
            text={itemsText(order)}
          >
            <Button variant="secondary" size="sm" pending={pendingId === order.id} onClick={() => reorder(order)}>
              Order again · <Price cents={orderTotal(subtotalCents, 'standard', { cents: 0 }).totalCents} />
              <span className="sr-only">{` from ${order.restaurant.name}: ${itemsText(order)}`}</span>
            </Button>
          </Entry>
        ))}
        {isNew && (
          <Entry title={`Hungry, ${user.firstName}?`} text="Your last orders appear here, one press to order again.">
            <LinkButton href="/favorites" prefetch={false} variant="secondary" size="sm">
              Your favorites
            </LinkButton>
          </Entry>
        )}
      </ScrollRow>
      {question}
    </>
  )
}

type UnderWayEntryProps = { order: Order; more: number; onEnd: () => void }

function UnderWayEntry({ order: given, more, onEnd }: UnderWayEntryProps) {
  const { order, isOver, state, title } = useUnderWay(given)
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return (
    <Entry
      className="border-accent"
      picture={order.restaurant.storeImage}
      title={order.restaurant.name}
      text={<span aria-live="polite">{`${state} · ${title}`}</span>}
    >
      <LinkButton href={`/orders/${order.id}`} prefetch={false} size="sm">
        Track
      </LinkButton>
      {more > 0 && (
        <Link href="/orders" prefetch={false} className="inline-flex h-11 items-center gap-1 px-3 text-sm fine:h-9">
          {more} more <ChevronRight className="size-4" />
        </Link>
      )}
    </Entry>
  )
}

type EntryProps = { picture?: string; title: string; text: ReactNode; className?: string; children: ReactNode }

function Entry({ picture, title, text, className, children }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls
    <div
      role="group"
      aria-label={title}
      className={cn(
        'flex h-28 shrink-0 items-center gap-3 rounded-lg border border-line bg-surface p-3',
        picture === undefined ? 'w-full max-w-120' : 'w-76 sm:w-80',
        className,
      )}
    >
      {picture !== undefined && <Picture src={picture} alt="" sizes="5rem" className="size-20 shrink-0 rounded-md" />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-bold text-base">{title}</h2>
        <p className={cn('text-ink-soft text-sm', picture === undefined ? 'line-clamp-3' : 'truncate')}>{text}</p>
        {picture !== undefined && <div className="mt-1 flex items-center">{children}</div>}
      </div>
      {picture === undefined && children}
    </div>
  )
}

/** '2 × Margherita, Tiramisu'. */
const itemsText = ({ items }: Order) =>
  items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')
