'use client'

import { type ReactNode, useId } from 'react'
import { cn } from './class-names'

type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the choice. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice of two or three visible options; arrow keys move it, as in any radio group. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cn('inline-flex rounded-full bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex h-9 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-4 font-semibold text-ink-soft text-sm transition-colors after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:shadow-[0_1px_2px_var(--shadow-tint)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute -inset-y-1 inset-x-0 z-10 h-11 w-full cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
