import { ChosenList } from '@/components/ui/chosen-list'
import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import { type OrderTotal, partsOf } from '@/lib/orders/rules/order-total'
import type { Order } from '@/lib/orders/server/shapes'

type OrderLinesProps = { order: Order; withPrices?: boolean; className: string }

/** The items of an order with their choices and notes. */
export function OrderLines({ order, withPrices, className }: OrderLinesProps) {
  return (
    <ul className={cn('flex flex-col', className)}>
      {order.items.map(({ id, quantity, name, modifiers, customizations, priceCents }) => (
        <li key={id} className="flex gap-3 text-base">
          <span className="tabular w-8 shrink-0 text-ink-soft">{quantity} ×</span>
          <div className="min-w-0 flex-1 break-words">
            <p className={cn(modifiers.length > 0 && 'font-semibold')}>{name}</p>
            <ChosenList chosen={modifiers} withPrices={withPrices} />
            {customizations && <p className="text-ink-soft text-sm">{customizations}</p>}
          </div>
          {withPrices && <Price cents={priceCents * quantity} />}
        </li>
      ))}
    </ul>
  )
}

/** The partial refunds of an order with their reasons; empty without any. */
export function Refunds({ order, className }: { order: Order; className: string }) {
  if (order.refunds.length === 0) return null
  return (
    <dl className={cn('flex flex-col', className)}>
      {order.refunds.map(({ amountCents, reason, at }) => (
        <div key={at.getTime()} className="flex justify-between gap-4">
          <dt className="min-w-0 break-words">
            {order.paymentMethod === 'wallet' ? 'Refunded to your wallet' : 'Refunded to your card'}
            <span className="block text-ink-soft">{reason}</span>
          </dt>
          <dd className="font-semibold text-success-ink">
            <Price cents={amountCents} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts of the total. */
export function TotalParts({ of, className }: { of: Omit<OrderTotal, 'totalCents'>; className: string }) {
  return (
    <dl className={cn('flex flex-col', className)}>
      {partsOf(of).map(({ name, cents }) => (
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
