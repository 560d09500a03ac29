'use client'

import { type ReactNode, useId } from 'react'
import { cn } from './class-names'
import { ErrorText } from './error-text'
import { FieldContext } from './field-context'

type FieldProps = {
  label: ReactNode
  /** Says what is expected; an error replaces it. */
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Marks a field that may stay empty. */
  optional?: boolean
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  /** Drops the line reserved for the message; for single fields with nothing below them. */
  dense?: boolean
  className?: string
  /** A TextInput, Textarea or Select, which finds its id, message and state by context. */
  children: ReactNode
}

/** A labeled control with a hint or an error below it, in a line that is always reserved so that nothing moves. */
export function Field({ label, hint, error, required, optional, hideLabel, dense, className, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = Boolean(error || hint)
  const control = {
    id,
    describedBy: hasMessage ? messageId : undefined,
    invalid: Boolean(error),
    required: Boolean(required),
  }
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cn('font-medium text-ink text-sm', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div
        id={messageId}
        aria-live="polite"
        className={cn('text-ink-soft text-sm', !dense && 'min-h-7 pb-2', dense && !hasMessage && 'hidden')}
      >
        {error ? <ErrorText text={error} /> : hint}
      </div>
    </div>
  )
}
