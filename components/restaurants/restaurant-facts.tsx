import { Bike, Clock3, DoorOpen, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { TEXTS } from '@/lib/contract/texts'
import { hoursText, timeText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import { DELIVERY_FEE_CENTS, PRIORITY_FEE_CENTS } from '@/lib/orders/rules/order-total'

type RestaurantFactsProps = {
  deliveryMinutes: number
  /** As typed by the owner. */
  businessHours: string
  /** 'HH:MM', or nothing. */
  closingTime: string | null
}

/** Delivery time, fees and hours in a row; below it, what the checkout charges for delivery. */
export function RestaurantFacts({ deliveryMinutes, businessHours, closingTime }: RestaurantFactsProps) {
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
        <Fact icon={<Bike />} name="Delivery time" value={`${deliveryMinutes} min`} />
        <Fact icon={<ReceiptText />} name="Delivery fee" value={TEXTS.deliveryFeeNote} />
        <Fact icon={<Clock3 />} name="Hours" value={hoursText(businessHours)} wide={!closingTime} />
        {closingTime && <Fact icon={<DoorOpen />} name="Closes at" value={timeText(closingTime)} />}
      </dl>
      <p className="text-ink-soft text-xs">
        At checkout, delivery is {formatMoney(DELIVERY_FEE_CENTS)}; priority adds {formatMoney(PRIORITY_FEE_CENTS)}.
      </p>
    </div>
  )
}

function Fact({ icon, name, value, wide }: { icon: ReactNode; name: string; value: string; wide?: boolean }) {
  return (
    <div className={cn('relative min-w-0 bg-surface py-3 pr-3 pl-12', wide && 'col-span-2')}>
      <dt className="text-ink-soft text-xs">
        <span aria-hidden="true" className="absolute inset-y-0 left-4 grid place-items-center [&_svg]:size-5">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="tabular break-words font-semibold text-sm">{value}</dd>
    </div>
  )
}
