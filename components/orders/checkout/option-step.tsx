'use client'

import { CalendarClock, Rocket, Truck } from 'lucide-react'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { laterText, soonText } from '@/lib/date-text'
import type { ServedTimes } from '@/lib/menu/rules/served-times'
import { formatMoney } from '@/lib/money'
import type { SlotDay } from '@/lib/orders/rules/delivery-slots'
import { firstEstimate } from '@/lib/orders/rules/order-estimate'
import { DELIVERY_ESTIMATES, type DeliveryOption, PRIORITY_FEE_CENTS } from '@/lib/orders/rules/order-total'
import { weekFrom, weekWords } from '@/lib/restaurants/rules/opening-week'
import { isSameTimeZone } from '@/lib/zoned-time'
import { CheckoutStep } from './checkout-step'
import { SlotPicker } from './slot-picker'

type OptionStepProps = {
  option: DeliveryOption
  onOption: (option: DeliveryOption) => void
  /** True while the restaurant takes no orders for now. */
  onlySchedules: boolean
  /** The opening that an order for now is for; null while the restaurant is open. */
  opening: Date | null
  days: readonly SlotDay[]
  /** The lines that are served only at some times, so that there are fewer delivery times. */
  limiting: readonly (ServedTimes & { name: string })[]
  timeZone: string
  slot: string | null
  onSlot: (slot: string) => void
}

/** The delivery options, and the times for a scheduled one. */
export function OptionStep({ option, onOption, days, limiting, slot, onSlot, ...restaurant }: OptionStepProps) {
  const { onlySchedules, timeZone } = restaurant
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
          description={onlySchedules ? NOT_NOW : `${sentence(estimateText('priority', restaurant))}, straight to you`}
          trailing={`+${formatMoney(PRIORITY_FEE_CENTS)}`}
          disabled={onlySchedules}
        />
        <RadioCard
          {...card('standard')}
          title="Standard"
          icon={<Truck />}
          description={onlySchedules ? NOT_NOW : sentence(estimateText('standard', restaurant))}
          trailing="Included"
          disabled={onlySchedules}
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
      {(option === 'schedule' || !hasSlots) && limiting.length > 0 && (
        <p className="text-ink-soft text-sm">{[...new Set(limiting.map(servedText))].join(' ')}</p>
      )}
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

export const NO_SLOTS_TEXT = 'No delivery times in the next 7 days'
const NOT_NOW = 'Not available now'

/** When an order for now arrives: '20-35 min', or 'about 12:05 PM' after the opening of a restaurant that is closed. */
export function estimateText(
  deliveryOption: 'standard' | 'priority',
  { opening, timeZone }: { opening: Date | null; timeZone: string },
): string {
  if (!opening) return DELIVERY_ESTIMATES[deliveryOption]
  const asked = { deliveryOption, submittedAt: opening, scheduledFor: null, opensAt: opening }
  return `about ${laterText(firstEstimate(asked), timeZone, new Date())}`
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Lunch Bowl is served Mon to Fri 11:00 AM to 2:30 PM.' */
function servedText({ name, servedWeek }: ServedTimes & { name: string }): string {
  const week = weekFrom(servedWeek)
  return week ? `${name} is served ${weekWords(week)}.` : ''
}

function scheduleText(hasSlots: boolean, slot: string | null, timeZone: string): string {
  if (!hasSlots) return NO_SLOTS_TEXT
  return slot ? soonText(new Date(slot), timeZone) : 'Choose a time in the next 7 days'
}

/** 'New York' from 'America/New_York'. */
function zoneText(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
