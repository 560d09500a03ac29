'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'id' | 'required'> & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; it cannot be chosen. */
  placeholder?: string
  /** An icon before the text. */
  before?: ReactNode
  tall?: boolean
}

/** A native select with its options as data. */
export function Select({ options, placeholder, before, tall, className, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute top-1/2 left-3 z-10 -translate-y-1/2 text-ink-soft [&_svg]:size-5">
          {before}
        </span>
      )}
      <select
        {...rest}
        {...field}
        className={cn(
          controlStyles(),
          'appearance-none truncate pr-10',
          tall ? 'h-13' : 'h-11',
          before ? 'pl-10' : 'pl-3.5',
          className,
        )}
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
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </div>
  )
}
