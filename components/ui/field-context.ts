'use client'

import { type ComponentProps, createContext, use } from 'react'

/** The attributes that a field provides to its control. */
type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldControl | null>(null)

type OwnAttributes = Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'>

/** The attributes that connect a control to its field; attributes set on the control itself win. */
export function useFieldControl(own: OwnAttributes) {
  const field = use(FieldContext)
  return {
    id: field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
    // Not the `required` attribute: forms validate themselves, and it would bring the browser's own messages.
    'aria-required': field?.required ? true : undefined,
  }
}
