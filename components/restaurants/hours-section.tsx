'use client'

import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { Warning } from '@/components/ui/warning'
import type { OpeningEditorsProps } from './opening-editors'

const Missing = () => (
  <Warning className="rounded-sm">This could not be loaded. Please type the hours above, or reload the page.</Warning>
)

// Most visits to the form change something else.
const OpeningEditors = lazy<ComponentType<OpeningEditorsProps>>(() =>
  import('./opening-editors').then(
    ({ OpeningEditors }) => ({ default: OpeningEditors }),
    () => ({ default: Missing }),
  ),
)

/** The editors of the hours and the days off, once they are asked for. */
export function HoursSection(props: OpeningEditorsProps) {
  'use no memo'
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Set hours and days off
      </Button>
    )
  }
  return (
    <Suspense fallback={<Spinner />}>
      <OpeningEditors {...props} />
    </Suspense>
  )
}
