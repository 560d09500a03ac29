'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { Warning } from '@/components/ui/warning'
import type { DaysOffEditor as DaysOff } from './days-off-editor'
import type { HoursEditor as Hours } from './hours-editor'

const Missing = () => (
  <Warning className="rounded-sm">This could not be loaded. Please type the hours above, or reload the page.</Warning>
)

// Most visits to the form change something else.
const HoursEditor = lazy<ComponentType<ComponentProps<typeof Hours>>>(() =>
  import('./hours-editor').then(
    ({ HoursEditor }) => ({ default: HoursEditor }),
    () => ({ default: Missing }),
  ),
)
const DaysOffEditor = lazy<ComponentType<ComponentProps<typeof DaysOff>>>(() =>
  import('./days-off-editor').then(
    ({ DaysOffEditor }) => ({ default: DaysOffEditor }),
    () => ({ default: () => null }),
  ),
)

/** The editors of the hours and the days off, once they are asked for. */
export function HoursSection(props: ComponentProps<typeof Hours> & ComponentProps<typeof DaysOff>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Set hours by weekday and days off
      </Button>
    )
  }
  return (
    <Suspense fallback={<Spinner />}>
      <HoursEditor text={props.text} onText={props.onText} />
      <DaysOffEditor days={props.days} onDays={props.onDays} />
    </Suspense>
  )
}
