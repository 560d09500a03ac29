'use client'

import { createContext, use } from 'react'

/** What a field tells the control inside it. */
export type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldControl | null>(null)

/** The attributes that tie a control to its field; those given to the control itself win. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string; required?: boolean }) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid ? true : undefined,
    // Forms check themselves and say so in words; the attribute would bring the browser's own bubbles.
    'aria-required': own.required || field?.required ? true : undefined,
  }
}
