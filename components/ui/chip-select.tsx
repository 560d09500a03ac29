'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { chipLook, chipStyles } from './chip'
import { cn } from './class-names'

type ChipSelectProps = {
  /** The accessible name, which says what is chosen. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  icon?: ReactNode
  /** Styles it as a filter in effect. */
  selected: boolean
}

/** A chip that opens the system's list of choices; as wide as the chosen option. */
export function ChipSelect({ label, options, value, onChange, icon, selected }: ChipSelectProps) {
  const signColor = selected ? 'text-accent-ink' : 'text-ink-soft'
  return (
    <span className="relative inline-flex shrink-0">
      {icon && (
        <span
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute top-1/2 left-3.5 z-10 -translate-y-1/2 [&_svg]:size-4',
            signColor,
          )}
        >
          {icon}
        </span>
      )}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(chipStyles, chipLook(selected), 'field-sizing-content appearance-none pr-9', icon && 'pl-9')}
      >
        {options.map((option) => (
          // The system renders the list: without its own colors it would take those of the chip.
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={cn('pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2', signColor)} />
    </span>
  )
}
