'use client'

import { useId, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { ScrollRow } from '@/components/ui/scroll-row'

export type SlotDayChoice = {
  id: string
  /** 'Today', 'Tue' … */
  name: string
  /** 'Mar 3'. */
  date: string
  slots: readonly { value: string; label: string }[]
}

type SlotPickerProps = {
  days: readonly SlotDayChoice[]
  /** The chosen slot, or null. */
  value: string | null
  onChange: (value: string) => void
}

const choice =
  'relative flex shrink-0 flex-col items-center justify-center rounded-sm border border-line-strong/50 bg-surface text-center transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

const input = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'

/** Asks for a day, then for a time on it; a day without times says so. */
export function SlotPicker({ days, value, onChange }: SlotPickerProps) {
  const name = useId()
  const chosenDay = days.find((day) => day.slots.some((slot) => slot.value === value))
  const firstOpen = days.find((day) => day.slots.length > 0)
  const [dayId, setDayId] = useState<string>()
  const day = days.find(({ id }) => id === dayId) ?? chosenDay ?? firstOpen ?? days[0]

  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-sm">Day</legend>
        <ScrollRow label="Days" className="-mx-1 px-1">
          {days.map(({ id, name: dayName, date, slots }) => (
            <label key={id} className={cn(choice, 'h-16 w-21', slots.length === 0 && 'bg-sunken text-ink-soft')}>
              <input
                type="radio"
                name={`${name}-day`}
                checked={id === day?.id}
                onChange={() => setDayId(id)}
                className={input}
              />
              <span className="font-semibold text-sm">{dayName}</span>
              <span className="tabular text-xs">{date}</span>
            </label>
          ))}
        </ScrollRow>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-sm">Time</legend>
        {day && day.slots.length > 0 ? (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {day.slots.map((slot) => (
              <label key={slot.value} className={cn(choice, 'tabular h-11 font-medium text-sm')}>
                <input
                  type="radio"
                  name={`${name}-slot`}
                  checked={slot.value === value}
                  onChange={() => onChange(slot.value)}
                  className={input}
                />
                {slot.label}
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
