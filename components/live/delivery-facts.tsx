import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { courierTexts, type ForCourier } from '@/lib/personal-texts'

/** The customer's texts for the courier. */
export function CourierTexts({ order, className }: { order: ForCourier; className: string }) {
  return courierTexts(order).map((text) => (
    <p key={text} className={cn('break-words', className)}>
      {text}
    </p>
  ))
}

/** The address and the payment of an order, needed once it leaves the kitchen. */
export function DeliveryFacts({ order, className }: { order: FollowedBoardOrder; className?: string }) {
  return (
    <div className={cn('flex flex-col gap-1 text-base', className)}>
      <p className="break-words">{formatAddress(order)}</p>
      <CourierTexts order={order} className="font-semibold" />
      <p className="text-ink-soft text-sm">
        <Price cents={order.totalCents} className="font-semibold" />
        {order.paymentMethod === 'wallet' ? ' paid by wallet' : ' paid by card'}
      </p>
    </div>
  )
}
