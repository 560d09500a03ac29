'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { TextInput } from '@/components/ui/text-input'
import { Warning } from '@/components/ui/warning'
import {
  clockTime,
  DAY_MINUTES,
  joinedSpans,
  type Span,
  type Week,
  weekText,
} from '@/lib/restaurants/rules/opening-week'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const USUAL: Span = [11 * 60, 22 * 60]
const SECOND: Span = [17 * 60, 22 * 60]
/** The most spans in a day: more would not fit into the text. */
const MAX_SPANS = 2
const TYPING_MS = 400

type Read = { text: string; week: Week | null }

type HoursEditorProps = {
  text: string
  /** The first text and the week that the server parsed from it. */
  read?: Read
  onText: (text: string) => void
}

/** Edits the hours by weekday. The text is parsed into a week; changing a day rewrites the text. */
export function HoursEditor({ text, read: first = { text: '', week: null }, onText }: HoursEditorProps) {
  const [read, setRead] = useState(first)
  const isRead = read.text === text
  const week = read.week ?? DAYS.map(() => [])

  useEffect(() => {
    if (isRead || text.trim() === '') return
    let isOver = false
    const timer = setTimeout(() => {
      import('@/lib/restaurants/rules/read-hours')
        .then(({ readHours }) => isOver || setRead({ text, week: readHours(text) }))
        .catch(() => undefined)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      isOver = true
    }
  }, [text, isRead])

  function write(next: Week) {
    // A week without hours has no text.
    const written = next.some((some) => some.length > 0) ? weekText(next) : ''
    setRead({ text: written, week: next })
    onText(written)
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">Opening hours by weekday</legend>
      <div aria-live="polite">
        {isRead && text !== '' && !read.week && (
          <Warning className="rounded-sm">
            We cannot read these hours, so customers see your restaurant as open at any time. Set them here instead.
          </Warning>
        )}
      </div>
      <ul className="divide-y divide-line rounded-md border border-line">
        {DAYS.map((name, day) => {
          const spans = week[day] ?? []
          return (
            <DayRow
              key={name}
              name={name}
              spans={spans}
              onSpans={(changed) => write(week.with(day, changed))}
              onCopy={week.every((others) => isSame(others, spans)) ? null : () => write(DAYS.map(() => spans))}
            />
          )
        })}
      </ul>
    </fieldset>
  )
}

const isSame = (one: readonly Span[], other: readonly Span[]) => one.join() === other.join()

type DayRowProps = {
  name: string
  spans: readonly Span[]
  onSpans: (spans: readonly Span[]) => void
  /** Copies the hours of this day to all days; null when they are the same. */
  onCopy: (() => void) | null
}

function DayRow({ name, spans, onSpans, onCopy }: DayRowProps) {
  const replace = (index: number, span: Span) => onSpans(spans.map((before, at) => (at === index ? span : before)))
  return (
    <li className="grid gap-x-5 px-3 py-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-4">
      <Switch
        label={name}
        checked={spans.length > 0}
        onChange={(event) => onSpans(event.target.checked ? [USUAL] : [])}
      />
      <div className="flex min-h-11 min-w-0 flex-col justify-center gap-1">
        {spans.length === 0 && <span className="text-base text-ink-soft">Closed</span>}
        {spans.map(([opens, closes], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its place
          <div key={index} className="flex flex-wrap items-center gap-x-2">
            <div className="flex items-center gap-2 max-sm:w-full">
              <TimeInput
                label={`${name} opens${index > 0 ? ' again' : ''}`}
                value={opens}
                onValue={(minutes) => replace(index, spanOf(minutes, closes))}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                label={`${name} closes${index > 0 ? ' again' : ''}`}
                value={closes}
                onValue={(minutes) => replace(index, spanOf(opens, minutes))}
              />
            </div>
            {index > 0 ? (
              <Button variant="ghost" size="sm" onClick={() => onSpans(spans.slice(0, index))}>
                Remove<span className="sr-only"> the second hours of {name}</span>
              </Button>
            ) : (
              spans.length < MAX_SPANS && (
                <Button variant="ghost" size="sm" onClick={() => onSpans([...spans, SECOND])}>
                  Add hours<span className="sr-only"> on {name}</span>
                </Button>
              )
            )}
            {index === 0 && onCopy && (
              <Button variant="ghost" size="sm" onClick={onCopy}>
                Copy to all days<span className="sr-only"> the hours of {name}</span>
              </Button>
            )}
          </div>
        ))}
        {spans.length > 0 && !joinedSpans(spans) && (
          <p role="alert" className="text-danger-ink text-sm">
            These hours are too long or empty.
          </p>
        )}
      </div>
    </li>
  )
}

type TimeInputProps = { label: string; value: number; onValue: (minutes: number) => void }

function TimeInput({ label, value, onValue }: TimeInputProps) {
  return (
    <TextInput
      type="time"
      aria-label={label}
      className="max-sm:px-2! sm:w-27! [&::-webkit-calendar-picker-indicator]:hidden"
      value={clockTime(value % DAY_MINUTES)}
      onChange={({ target }) => {
        const [hours = 0, minutes = 0] = target.value.split(':').map(Number)
        if (target.value !== '') onValue(hours * 60 + minutes)
      }}
    />
  )
}

/** A closing time at or before the opening belongs to the next day. */
function spanOf(opens: number, closes: number): Span {
  const end = closes % DAY_MINUTES
  return [opens, end <= opens ? end + DAY_MINUTES : end]
}
