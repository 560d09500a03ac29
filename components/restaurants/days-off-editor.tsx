'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { dayText } from '@/lib/date-text'
import { type DayOff, MAX_DAY_OFF_NAME, MAX_DAYS_OFF } from '@/lib/restaurants/rules/opening-hours'

type DaysOffEditorProps = { days: readonly DayOff[]; onDays: (days: DayOff[]) => void }

/** The days off of a restaurant, and the fields that add one. */
export function DaysOffEditor({ days, onDays }: DaysOffEditorProps) {
  const [date, setDate] = useState('')
  const [name, setName] = useState('')

  function add() {
    const others = days.filter((day) => day.date !== date)
    onDays([...others, { date, name: name.trim() }].toSorted((a, b) => a.date.localeCompare(b.date)))
    setDate('')
    setName('')
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">Days off</legend>
      {days.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {days.map((day) => (
            <li key={day.date} className="flex items-center gap-3 px-4 py-1">
              <span className="tabular min-w-0 flex-1 break-words text-base">
                {dayText(day.date)}
                {day.name && ` · ${day.name}`}
              </span>
              <Button variant="ghost" size="sm" onClick={() => onDays(days.filter(({ date }) => date !== day.date))}>
                Remove<span className="sr-only"> {dayText(day.date)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {days.length < MAX_DAYS_OFF && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Date of a day off">
            <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </Field>
          <Field label="Why, in a word" optional>
            <TextInput
              value={name}
              maxLength={MAX_DAY_OFF_NAME}
              placeholder="Christmas"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button variant="secondary" disabled={date === ''} onClick={add} className="mb-3.5">
            Add day off
          </Button>
        </div>
      )}
    </fieldset>
  )
}
