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

/** Delivery time, the fee that is charged, and hours in a row; below it, what priority adds. */
export function RestaurantFacts({ deliveryMinutes, businessHours, closingTime }: RestaurantFactsProps) {
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
        <Fact icon={<Bike />} name="Delivery time" value={`${deliveryMinutes} min`} />
        <Fact
          icon={<ReceiptText />}
          name="Delivery fee"
          value={`Delivery ${formatMoney(DELIVERY_FEE_CENTS)}`}
          note={TEXTS.deliveryFeeNote}
        />
        <Fact icon={<Clock3 />} name="Hours" value={hoursText(businessHours)} wide={!closingTime} />
        {closingTime && <Fact icon={<DoorOpen />} name="Closes at" value={timeText(closingTime)} />}
      </dl>
      <p className="text-ink-soft text-xs">Priority delivery adds {formatMoney(PRIORITY_FEE_CENTS)}.</p>
    </div>
  )
}

type FactProps = { icon: ReactNode; name: string; value: string; note?: string; wide?: boolean }

function Fact({ icon, name, value, note, wide }: FactProps) {
  return (
    <div className={cn('relative min-w-0 bg-surface py-3 pr-3 pl-12', wide && 'col-span-2')}>
      <dt className="text-ink-soft text-xs">
        <span aria-hidden="true" className="absolute inset-y-0 left-4 grid place-items-center [&_svg]:size-5">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="tabular break-words font-semibold text-sm">
        {value}
        {note && <span className="ml-2 font-normal text-ink-soft text-xs">{note}</span>}
      </dd>
    </div>
  )
}
