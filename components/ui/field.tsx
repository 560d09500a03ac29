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
  /** A valid text, shown below the error. */
  example?: string
  required?: boolean
  /** Marks a field that may stay empty. */
  optional?: boolean
  className?: string
  /** A TextInput, Textarea or Select, which finds its id, message and state by context. */
  children: ReactNode
}

/** A labeled control with a hint or an error below it, in a line that is always reserved so that nothing moves. */
export function Field({ label, hint, error, example, required, optional, className, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  const control = {
    id,
    describedBy: error || hint ? messageId : undefined,
    invalid: Boolean(error),
    required: Boolean(required),
  }
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div id={messageId} aria-live="polite" className="min-h-7 pb-2 text-ink-soft text-sm">
        {error ? <ErrorText text={error} /> : hint}
        {error && example && <span className="mt-1 block">Example: {example}</span>}
      </div>
    </div>
  )
}
