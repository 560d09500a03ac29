'use client'

import { useLinkStatus } from 'next/link'
import { cn } from './class-names'
import { Spinner } from './spinner'

/** Inside a link: a spinner while the page it leads to is on its way. It waits a moment, as most pages are there by then. */
export function LinkPending({ className }: { className?: string }) {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return (
    <span
      className={cn(
        'pointer-events-none grid size-9 animate-fade-in place-items-center rounded-full bg-raised text-ink-soft shadow-soft [animation-delay:80ms] [animation-fill-mode:backwards]',
        className,
      )}
    >
      <Spinner />
    </span>
  )
}
