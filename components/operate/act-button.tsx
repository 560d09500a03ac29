'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ActDialog } from './act-dialog'

type DialogButtonProps = {
  label: string
  /** Added for screen readers where there are several. */
  about?: string
  look?: 'primary' | 'secondary' | 'ghost'
  isDangerous?: boolean
  dialog: (onClose: () => void) => ReactNode
}

/** A button that opens the dialog of an act. */
export function DialogButton({ label, about, look = 'secondary', isDangerous, dialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={look}
        size="sm"
        aria-haspopup="dialog"
        className={isDangerous ? 'text-danger-ink' : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
        {about && <span className="sr-only">{`: ${about}`}</span>}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  )
}

type ActButtonProps = Omit<DialogButtonProps, 'dialog'> & {
  act: Omit<ComponentProps<typeof ActDialog>, 'confirmLabel' | 'destructive' | 'about' | 'onClose'>
}

/** A button for an act that needs a reason alone. */
export function ActButton({ act, ...button }: ActButtonProps) {
  const { label, isDangerous = false } = button
  return (
    <DialogButton
      {...button}
      dialog={(onClose) => (
        <ActDialog {...act} confirmLabel={label} destructive={isDangerous} about={label} onClose={onClose} />
      )}
    />
  )
}
