import type { ReactNode } from 'react'

/** Fields side by side where there is room, stacked on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
}
