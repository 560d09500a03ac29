'use client'

import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from './button'
import { Spinner } from './spinner'
import { Warning } from './warning'

const Missing = () => (
  <Warning className="rounded-sm">This could not be loaded. Please check your connection and reload the page.</Warning>
)

/** A part of a form whose code loads at the press of a button, since most visits change something else. */
export function onRequest<Props extends object>(label: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  )
  return function OnRequest(props: Props) {
    'use no memo'
    const [isOpen, setOpen] = useState(false)
    if (!isOpen) {
      return (
        <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )
    }
    return (
      <Suspense fallback={<Spinner />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
