'use client'

import { useId, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { ScrollRow } from '@/components/ui/scroll-row'
import { shortDayText, timeOf, weekdayText } from '@/lib/date-text'
import type { SlotDay } from '@/lib/orders/rules/delivery-slots'

type SlotPickerProps = {
  days: readonly SlotDay[]
  /** The restaurant's. */
  timeZone: string
  /** The chosen slot as an ISO instant, or null. */
  value: string | null
  onChange: (value: string) => void
}

const choice =
  'relative flex shrink-0 flex-col items-center justify-center rounded-sm border border-line-strong/50 bg-surface text-center transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

const input = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'

/** Asks for a day, then for a time on it; a day without times says so. */
export function SlotPicker({ days, timeZone, value, onChange }: SlotPickerProps) {
  const name = useId()
  const ofValue = days.find(({ slots }) => slots.some((slot) => slot.toISOString() === value))
  const firstOpen = days.find(({ slots }) => slots.length > 0)
  const [chosenDay, setChosenDay] = useState<string>()
  const shown = days.find(({ day }) => day === chosenDay) ?? ofValue ?? firstOpen ?? days[0]

  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-sm">Day</legend>
        <ScrollRow label="Days" className="-mx-1 gap-2 px-1">
          {days.map(({ day, slots }, index) => (
            <label key={day} className={cn(choice, 'h-16 w-21', slots.length === 0 && 'bg-sunken text-ink-soft')}>
              <input
                type="radio"
                name={`${name}-day`}
                checked={day === shown?.day}
                onChange={() => setChosenDay(day)}
                className={input}
              />
              <span className="font-semibold text-sm">{['Today', 'Tomorrow'][index] ?? weekdayText(day)}</span>
              <span className="tabular text-xs">{shortDayText(day)}</span>
            </label>
          ))}
        </ScrollRow>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-sm">Time</legend>
        {shown && shown.slots.length > 0 ? (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {shown.slots.map((slot) => (
              <label key={slot.toISOString()} className={cn(choice, 'tabular h-11 font-medium text-sm')}>
                <input
                  type="radio"
                  name={`${name}-slot`}
                  checked={slot.toISOString() === value}
                  onChange={() => onChange(slot.toISOString())}
                  className={input}
                />
                {timeOf(slot, timeZone)}
              </label>
            ))}
          </div>
        ) : (
          <p className="rounded-sm bg-sunken px-4 py-3 text-ink-soft text-sm">
            No delivery times are left on this day. Please choose another one.
          </p>
        )}
      </fieldset>
    </div>
  )
}
