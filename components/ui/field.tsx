'use client'

import { type ReactNode, useId } from 'react'
import { cn } from './class-names'
import { ErrorText } from './error-text'
import { FieldContext } from './field-context'

type FieldProps = {
  label: ReactNode
  /** Says what is expected; an error takes its place. */
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Marks a field that may stay empty. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** Gives up the line kept free for the message; for single fields with nothing below them. */
  dense?: boolean
  className?: string
  /** One TextInput, Textarea, Select …: it finds its id, message and state by itself. */
  children: ReactNode
}

/** A labeled control with a hint or an error below it, in a line that is always there so that nothing jumps. */
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
