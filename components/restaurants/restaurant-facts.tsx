import { Bike, Clock3, DoorOpen, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { TEXTS } from '@/lib/contract/texts'
import { hoursText, timeText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import { DELIVERY_FEE_CENTS } from '@/lib/orders/rules/order-total'

type RestaurantFactsProps = {
  deliveryMinutes: number
  /** As typed by the owner. */
  businessHours: string
  /** 'HH:MM' or null; shown when the hours could not be parsed. */
  closingTime: string | null
}

/** Delivery time, the fee that is charged, and the hours: one line where there is room for it. */
export function RestaurantFacts({ deliveryMinutes, businessHours, closingTime }: RestaurantFactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm sm:gap-y-2">
      <Fact icon={<Bike />} name="Delivery time" value={`${deliveryMinutes} min`} />
      <Fact
        icon={<ReceiptText />}
        name="Delivery fee"
        value={`Delivery ${formatMoney(DELIVERY_FEE_CENTS)}`}
        note={TEXTS.deliveryFeeNote}
      />
      <Fact icon={<Clock3 />} name="Hours" value={hoursText(businessHours)} />
      {closingTime && <Fact icon={<DoorOpen />} name="Closing time" value={`Closes at ${timeText(closingTime)}`} />}
    </dl>
  )
}

type FactProps = { icon: ReactNode; name: string; value: string; note?: string }

function Fact({ icon, name, value, note }: FactProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <dt className="mt-0.5 shrink-0 text-ink-soft [&_svg]:size-4">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{icon}</span>
      </dt>
      <dd className="tabular min-w-0 break-words font-semibold">
        {value}
        {note && <span className="ml-2 font-normal text-ink-soft text-xs">{note}</span>}
      </dd>
    </div>
  )
}
