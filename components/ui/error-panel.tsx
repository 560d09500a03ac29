import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './class-names'

type ErrorPanelProps = {
  /** What happened. */
  title: string
  /** What to do about it. */
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  pending?: boolean
  /** Another action, beside or instead of the retry button. */
  action?: ReactNode
  className?: string
}

/** Replaces what failed: says what happened and what to do. */
export function ErrorPanel({ title, text, onRetry, retryLabel, pending, action, className }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-start gap-4 rounded-lg bg-danger-soft p-5 sm:flex-row sm:items-center',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger-ink">{title}</p>
        {text && <p className="mt-0.5 text-ink text-sm">{text}</p>}
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry} pending={pending}>
              {retryLabel ?? 'Try again'}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
