'use client'

import { Description, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cn } from './class-names'
import type { OverlayProps } from './late'
import { CloseButton, OverlayFrame } from './overlay-frame'

type SheetProps = OverlayProps & {
  side: keyof typeof SIDES
  title: ReactNode
  /** Shows the title to screen readers only. */
  hideTitle?: boolean
  description?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const SIDES = {
  left: 'inset-y-0 left-0 h-dvh w-[min(22rem,88vw)] [--slide-x:-100%]',
  right: 'inset-y-0 right-0 h-dvh w-[min(27rem,100vw)] [--slide-x:100%]',
}

/** A panel that slides in from an edge; it traps the focus and gives it back on closing. */
export function SheetView({ side, title, hideTitle, description, open, onOpenChange, footer, children }: SheetProps) {
  return (
    <OverlayFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      className={cn(
        'fixed z-50 flex flex-col bg-surface shadow-soft outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in short:overflow-y-auto',
        SIDES[side],
      )}
    >
      <div className="flex min-h-16 shrink-0 items-center gap-3 pt-2 pr-3 pb-1 pl-5">
        <div className="min-w-0 flex-1">
          <Title className={cn('truncate font-bold text-xl', hideTitle && 'sr-only')}>{title}</Title>
          {description && <Description className="text-ink-soft text-sm">{description}</Description>}
        </div>
        <CloseButton />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 short:flex-none short:overflow-visible">
        {children}
      </div>
      {footer && (
        <div className="shrink-0 border-line border-t bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </OverlayFrame>
  )
}
