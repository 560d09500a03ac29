'use client'

import { X } from 'lucide-react'
import { Close, Overlay } from 'radix-ui/dialog'
import { useRef } from 'react'
import { IconButton } from './icon-button'

/** The veil behind a sheet or dialog. */
export function Scrim() {
  return (
    <Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
  )
}

/** The cross in the corner of a sheet or dialog. */
export function CloseButton({ className }: { className?: string }) {
  return (
    <Close asChild>
      <IconButton label="Close" icon={<X />} className={className} />
    </Close>
  )
}

/** A press on a toast is not a press outside: it must not close what lies below it. */
export function keepOpenForToasts(event: {
  target: EventTarget | null
  detail: { originalEvent: Event }
  preventDefault: () => void
}) {
  const pressed = event.detail.originalEvent.target
  if (pressed instanceof Element && pressed.closest('[data-sonner-toaster]')) event.preventDefault()
}

/**
 * Gives the focus back to what had it before a sheet or dialog opened, which is not done by itself where no trigger of its
 * own opened it; when that is gone, to the content of the page.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      const focused = document.activeElement
      before.current = focused instanceof HTMLElement && focused !== document.body ? focused : null
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : document.getElementById('main')
      target?.focus({ preventScroll: true })
    },
  }
}
