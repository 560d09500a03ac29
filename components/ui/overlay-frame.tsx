'use client'

import { X } from 'lucide-react'
import { Close, Content, Overlay, Portal, Root } from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from './icon-button'
import type { OverlayProps } from './late'

/** The close button in the corner of a sheet or dialog. */
export function CloseButton() {
  return (
    <Close asChild>
      <IconButton label="Close" icon={<X />} />
    </Close>
  )
}

/** A press on a toast is not a press outside: it must not close the dialog below it. */
function keepOpenForToasts(event: {
  target: EventTarget | null
  detail: { originalEvent: Event }
  preventDefault: () => void
}) {
  const pressed = event.detail.originalEvent.target
  if (pressed instanceof Element && pressed.closest('[data-sonner-toaster]')) event.preventDefault()
}

/** In a field with `data-keeps-escape`, Escape only cancels the typing. */
function keepOpenForFields(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault()
}

/** For each open sheet and dialog: what had the focus before, and fallbacks for when that is gone. */
const openOverlays = new Set<{ current: HTMLElement[] }>()

/**
 * Returns the focus when a sheet or dialog without a trigger of its own closes: to the element that had it before; if
 * that went away with another sheet, to what had opened that sheet; else to the content of the page.
 */
function useFocusReturn() {
  const before = useRef<HTMLElement[]>([])
  return {
    remember: () => {
      const focused = document.activeElement
      before.current = focused instanceof HTMLElement && focused !== document.body ? [focused] : []
      openOverlays.add(before)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      openOverlays.delete(before)
      // A sheet that closed in favor of a dialog leaves its own fallbacks to it.
      for (const other of openOverlays) other.current.push(...before.current)
      const target = before.current.find((element) => element.isConnected) ?? document.getElementById('main')
      target?.focus({ preventScroll: true })
    },
  }
}

type OverlayFrameProps = OverlayProps & {
  role?: 'dialog' | 'alertdialog'
  /** Whether a `Description` is among the children. */
  isDescribed: boolean
  /** Takes the focus on opening, instead of the first element that can. */
  firstFocus?: RefObject<HTMLElement | null>
  className: string
  children: ReactNode
}

/** The shared behavior of sheets and dialogs: the backdrop, the focus trap and its return, and Escape. */
export function OverlayFrame({ role = 'dialog', open, onOpenChange, isDescribed, ...props }: OverlayFrameProps) {
  const { firstFocus, className, children } = props
  const focus = useFocusReturn()
  // Radix warns about a missing description unless it is explicitly undefined.
  const described = isDescribed ? {} : { 'aria-describedby': undefined }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          role={role}
          {...described}
          onPointerDownOutside={keepOpenForToasts}
          onEscapeKeyDown={keepOpenForFields}
          onOpenAutoFocus={(event) => {
            focus.remember()
            if (!firstFocus) return
            event.preventDefault()
            firstFocus.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          className={className}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
