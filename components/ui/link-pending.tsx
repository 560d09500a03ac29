'use client'

import { useLinkStatus } from 'next/link'
import { cn } from './class-names'
import { Spinner } from './spinner'

/** A spinner inside a link while its page is loading. It appears after a short delay, since most pages load faster. */
export function LinkPending({ className }: { className: string }) {
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
