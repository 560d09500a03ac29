'use client'

import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './class-names'
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

/** A labeled control with a hint or an error below it; the line opens when there is something to say. */
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
      <div
        id={messageId}
        aria-live="polite"
        className={cn('text-ink-soft text-sm', error || hint ? 'min-h-7 pb-2' : 'min-h-2')}
      >
        {error ? <ErrorText text={error} /> : hint}
        {error && example && <span className="mt-1 block">Example: {example}</span>}
      </div>
    </div>
  )
}

/** The error message of a field. */
export function ErrorText({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-1.5 text-danger-ink">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </span>
  )
}

/** Fields side by side where there is room, stacked on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
}
