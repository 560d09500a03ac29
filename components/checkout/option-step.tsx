'use client'

import { RadioCards } from '@/components/ui/radio-card'
import { clockText, shortDayText, soonText, weekdayText } from '@/lib/domain/date-text'
import type { SlotDay } from '@/lib/domain/delivery-slots'
import { formatMoney } from '@/lib/domain/money'
import { DELIVERY_ESTIMATES, type DeliveryOption, PRIORITY_FEE_CENTS } from '@/lib/domain/order-total'
import { wallClock } from '@/lib/domain/zoned-time'
import { CheckoutStep } from './checkout-step'
import { OptionCard } from './option-card'
import { type SlotDayChoice, SlotPicker } from './slot-picker'

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
  return (
    <CheckoutStep title="Delivery options">
      <RadioCards label="Delivery option" hideLabel>
        <OptionCard
          option="priority"
          estimate={`${DELIVERY_ESTIMATES.priority}, straight to you`}
          price={`+${formatMoney(PRIORITY_FEE_CENTS)}`}
          checked={option === 'priority'}
          onSelect={onOption}
        />
        <OptionCard
          option="standard"
          estimate={DELIVERY_ESTIMATES.standard}
          price="Included"
          checked={option === 'standard'}
          onSelect={onOption}
        />
        <OptionCard
          option="schedule"
          estimate={scheduleText(hasSlots, slot, timeZone)}
          price="Included"
          checked={option === 'schedule'}
          onSelect={onOption}
          disabled={!hasSlots}
        />
      </RadioCards>
      {option === 'schedule' && hasSlots && (
        <>
          <SlotPicker days={slotDays(days, timeZone)} value={slot} onChange={onSlot} />
          {timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
            <p className="text-ink-soft text-sm">Times are those of the restaurant ({zoneText(timeZone)}).</p>
          )}
        </>
      )}
    </CheckoutStep>
  )
}

function scheduleText(hasSlots: boolean, slot: string | null, timeZone: string): string {
  if (!hasSlots) return 'No delivery times in the next 7 days'
  return slot ? soonText(slot, timeZone) : 'Choose a time in the next 7 days'
}

function slotDays(days: readonly SlotDay[], timeZone: string): SlotDayChoice[] {
  return days.map(({ day, slots }, index) => ({
    id: day,
    name: ['Today', 'Tomorrow'][index] ?? weekdayText(day),
    date: shortDayText(day),
    slots: slots.map((slot) => ({
      value: slot.toISOString(),
      label: clockText(wallClock(slot, timeZone).minutes),
    })),
  }))
}

/** 'New York' from 'America/New_York'. */
function zoneText(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
