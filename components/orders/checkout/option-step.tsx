'use client'

import { CalendarClock, Rocket, Truck } from 'lucide-react'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { soonText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import type { SlotDay } from '@/lib/orders/rules/delivery-slots'
import { DELIVERY_ESTIMATES, type DeliveryOption, PRIORITY_FEE_CENTS } from '@/lib/orders/rules/order-total'
import { isSameTimeZone } from '@/lib/zoned-time'
import { CheckoutStep } from './checkout-step'
import { SlotPicker } from './slot-picker'

type OptionStepProps = {
  option: DeliveryOption
  onOption: (option: DeliveryOption) => void
  days: readonly SlotDay[]
  timeZone: string
  slot: string | null
  onSlot: (slot: string) => void
}

/** The delivery options, and the times for a scheduled one. */
export function OptionStep({ option, onOption, days, timeZone, slot, onSlot }: OptionStepProps) {
  const hasSlots = days.some((day) => day.slots.length > 0)
  const card = (value: DeliveryOption) => ({
    name: 'delivery-option',
    value,
    checked: option === value,
    onChange: () => onOption(value),
  })
  return (
    <CheckoutStep title="Delivery options">
      <RadioCards label="Delivery option" hideLabel>
        <RadioCard
          {...card('priority')}
          title="Priority"
          icon={<Rocket />}
          description={`${DELIVERY_ESTIMATES.priority}, straight to you`}
          trailing={`+${formatMoney(PRIORITY_FEE_CENTS)}`}
        />
        <RadioCard
          {...card('standard')}
          title="Standard"
          icon={<Truck />}
          description={DELIVERY_ESTIMATES.standard}
          trailing="Included"
        />
        <RadioCard
          {...card('schedule')}
          title="Schedule"
          icon={<CalendarClock />}
          description={scheduleText(hasSlots, slot, timeZone)}
          trailing="Included"
          disabled={!hasSlots}
        />
      </RadioCards>
      {option === 'schedule' && hasSlots && (
        <>
          <SlotPicker days={days} timeZone={timeZone} value={slot} onChange={onSlot} />
          {!isSameTimeZone(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone) && (
            <p className="text-ink-soft text-sm">Times are local to the restaurant ({zoneText(timeZone)}).</p>
          )}
        </>
      )}
    </CheckoutStep>
  )
}

function scheduleText(hasSlots: boolean, slot: string | null, timeZone: string): string {
  if (!hasSlots) return 'No delivery times in the next 7 days'
  return slot ? soonText(new Date(slot), timeZone) : 'Choose a time in the next 7 days'
}

/** 'New York' from 'America/New_York'. */
function zoneText(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
