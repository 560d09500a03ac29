import type { ReactNode } from 'react'
import { cn } from './class-names'

/** Something to know before going on. */
export function Warning({ className = 'rounded-md', children }: { className?: string; children: ReactNode }) {
  return <p className={cn('bg-warning-soft px-4 py-3 font-medium text-sm text-warning-ink', className)}>{children}</p>
}
