'use client'

import type { ComponentProps } from 'react'
import { DaysOffEditor } from './days-off-editor'
import { HoursEditor } from './hours-editor'

export type OpeningEditorsProps = ComponentProps<typeof HoursEditor> & ComponentProps<typeof DaysOffEditor>

/** The editors of the hours and of the days off of a restaurant. */
export function OpeningEditors({ text, read, onText, days, onDays }: OpeningEditorsProps) {
  return (
    <>
      <HoursEditor text={text} read={read} onText={onText} />
      <DaysOffEditor days={days} onDays={onDays} />
    </>
  )
}
