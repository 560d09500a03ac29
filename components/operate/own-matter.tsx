import type { ReactNode } from 'react'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'

/** The acts on something. On an operator's own matter they are disabled, with the reason beside them. */
export function Acts({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isOwn} className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">Acts</legend>
      {children}
      {isOwn && <p className="text-ink-soft text-sm">{ERROR_TEXTS.ownMatter}</p>}
    </fieldset>
  )
}
