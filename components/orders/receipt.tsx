import { ChevronDown } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/db/shapes'

/** The parts of the total, folded. */
export function Receipt({ order }: { order: Order }) {
  return (
    <details className="group/receipt">
      <summary className="-my-2.5 inline-flex h-11 list-none items-center gap-1 rounded-sm text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        Receipt<span className="sr-only">{` of order ${order.id}`}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/receipt:rotate-180" />
      </summary>
      <ReceiptParts order={order} className="mt-3 max-w-80" />
    </details>
  )
}

/** The parts of the total. */
export function ReceiptParts({ order, className }: { order: Order; className?: string }) {
  const { subtotalCents, deliveryFeeCents, priorityFeeCents, taxesAndFeesCents, tipCents } = order
  const parts = [
    { name: 'Subtotal', cents: subtotalCents },
    { name: 'Delivery fee', cents: deliveryFeeCents },
    ...(priorityFeeCents > 0 ? [{ name: 'Priority', cents: priorityFeeCents }] : []),
    { name: 'Taxes and fees', cents: taxesAndFeesCents },
    { name: 'Tip', cents: tipCents },
  ]
  return (
    <dl className={cn('flex flex-col gap-1.5 text-sm', className)}>
      {parts.map(({ name, cents }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd>
            <Price cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
