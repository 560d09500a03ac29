'use client'

import { type ComponentType, useState } from 'react'
import { Button } from './button'
import { latePart, notLoaded } from './late-part'
import { Spinner } from './spinner'

/** A part of a form whose code loads at the press of a button, since most visits change something else. */
export function onRequest<Props extends object>(label: string, load: () => Promise<ComponentType<Props>>) {
  const Part = latePart(load, { waiting: <Spinner />, failed: notLoaded })
  return function OnRequest(props: Props) {
    const [isOpen, setOpen] = useState(false)
    if (isOpen) return <Part {...props} />
    return (
      <Button
        variant="secondary"
        className="h-auto! min-h-11 shrink! self-start whitespace-normal! py-2 text-balance"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  }
}
