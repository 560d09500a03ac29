'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'id' | 'required'> & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; it cannot be chosen. */
  placeholder?: string
}

/** A native select with its options as data. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...field}
        className={cn(controlStyles(), 'h-11 appearance-none truncate pr-10 pl-3.5', className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}
