import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { isUnderWay } from '@/lib/orders/browser/under-way'
import type { Order } from '@/lib/orders/server/shapes'
import { headlineOf, stateText } from './tracking-texts'

const MOST_PICTURES = 4

/** How far a placed order is, with the way to its own screen: large and with pictures while it is under way. */
export function OrderProgress({ order, now }: { order: Order; now: number }) {
  if (order.status === 'Active') return null
  const details = (
    <>
      {isUnderWay(order) ? 'Track' : 'Details'}
      <span className="sr-only">{` of order ${order.id}`}</span>
      <ChevronRight className="size-4" />
    </>
  )
  if (!isUnderWay(order)) {
    return (
      <Link
        href={`/orders/${order.id}`}
        prefetch={false}
        className="-my-2 inline-flex min-h-11 items-center gap-1 self-start rounded-sm font-semibold text-sm underline-offset-4 hover:underline"
      >
        {/* The card shows the state above, so only screen readers read it here. */}
        <span className="sr-only">{stateText(order)}: </span>
        {details}
      </Link>
    )
  }
  const { title, text } = headlineOf(order, now)
  return (
    <Link
      href={`/orders/${order.id}`}
      prefetch={false}
      className="flex min-h-11 flex-wrap items-center justify-between gap-3 rounded-sm bg-sunken px-3.5 py-2 text-sm transition-colors hover:bg-sunken-hover"
    >
      <span className="min-w-0" aria-live="polite">
        <span className="sr-only">{stateText(order)}: </span>
        <span className="block text-balance pt-1.5 font-extrabold text-2xl">{title}</span>
        <span className="block py-1 text-base text-ink-soft">{text}</span>
      </span>
      <span className="flex gap-2 py-1.5">
        {order.items.slice(0, MOST_PICTURES).map(({ id, foodImage }) => (
          <Picture key={id} src={foodImage} alt="" sizes="5rem" className="size-16 rounded-md sm:size-20" />
        ))}
      </span>
      <span className="flex w-full items-center justify-end gap-1 font-semibold">{details}</span>
    </Link>
  )
}
