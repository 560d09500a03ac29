'use client'

import { type ComponentProps, useState } from 'react'
import { cn } from './class-names'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

/** From here on the remaining length is announced; announcing it after every key would be too much. */
const SPEAK_BELOW = 20

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'style'> & {
  maxLength: number
}

/** A text area that grows with its content and counts the characters used. */
export function Textarea({ className, maxLength, ref, onChange, rows = 3, ...rest }: TextareaProps) {
  const field = useFieldControl(rest)
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const left = maxLength - length
  return (
    <div className="flex flex-col gap-1">
      <textarea
        {...rest}
        {...field}
        rows={rows}
        // `field-sizing: content` would start with a single row.
        style={{ minHeight: `calc(${rows * 1.5}rem + 1.25rem + 2px)` }}
        maxLength={maxLength}
        ref={(node) => {
          // The form library fills the field through its ref, without an event.
          const release = typeof ref === 'function' ? ref(node) : undefined
          if (ref && typeof ref !== 'function') ref.current = node
          if (node) setLength(node.value.length)
          return typeof release === 'function' ? release : undefined
        }}
        onChange={(event) => {
          setLength(event.target.value.length)
          onChange?.(event)
        }}
        className={cn(controlStyles(), 'field-sizing-content block max-h-80 px-3.5 py-2.5', className)}
      />
      <p aria-hidden="true" className="tabular self-end text-ink-soft text-xs">
        {length} / {maxLength}
      </p>
      <p aria-live="polite" className="sr-only">
        {left <= SPEAK_BELOW && `${left} characters left`}
      </p>
    </div>
  )
}
