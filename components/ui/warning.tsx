import type { ReactNode } from 'react'
import { cn } from './class-names'

/** Something to know before going on. */
export function Warning({ className = 'rounded-md', children }: { className?: string; children: ReactNode }) {
  // The text may name a day, which is another one where the browser's clock is wrong: the server's text stays.
  return (
    <p
      suppressHydrationWarning
      className={cn('bg-warning-soft px-4 py-3 font-medium text-sm text-warning-ink', className)}
    >
      {children}
    </p>
  )
}
