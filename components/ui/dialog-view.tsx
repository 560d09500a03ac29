'use client'

import { Description, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cn } from './class-names'
import type { OverlayProps } from './late'
import { CloseButton, OverlayFrame } from './overlay-frame'

type DialogProps = OverlayProps & {
  title: ReactNode
  description?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  size?: keyof typeof SIZES
  children?: ReactNode
}

const SIZES = { sm: 'max-w-104', md: 'max-w-128', lg: 'max-w-176' }

/** A modal in the middle of the screen for a short task; it traps the focus and gives it back on closing. */
export function DialogView({ title, description, open, onOpenChange, footer, size = 'md', children }: DialogProps) {
  return (
    <OverlayFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      className={cn(
        'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] flex-col rounded-lg bg-surface shadow-soft outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in short:overflow-y-auto',
        SIZES[size],
      )}
    >
      <div className="flex shrink-0 items-start gap-3 pt-4 pr-3 pb-2 pl-6">
        <div className="min-w-0 flex-1 pt-2">
          <Title className="font-bold text-xl">{title}</Title>
          {description && <Description className="mt-1 text-base text-ink-soft">{description}</Description>}
        </div>
        <CloseButton />
      </div>
      {children && (
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-2 short:flex-none short:overflow-visible">
          {children}
        </div>
      )}
      <div className="flex shrink-0 flex-col-reverse gap-3 px-6 pt-3 pb-6 empty:pb-3 sm:flex-row sm:justify-end">
        {footer}
      </div>
    </OverlayFrame>
  )
}
