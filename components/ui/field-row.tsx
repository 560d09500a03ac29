import type { ReactNode } from 'react'
import { cn } from './class-names'

/** Fields side by side where there is room, stacked on phones. */
export function FieldRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2', className)}>{children}</div>
}
