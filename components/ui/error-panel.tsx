import { Button } from './button'
import { cn } from './class-names'

type ErrorPanelProps = {
  /** The failure. */
  title: string
  /** The way out. */
  text?: string
  onRetry?: () => void
  className?: string
}

/** Replaces what failed: says what happened and what to do. */
export function ErrorPanel({ title, text, onRetry, className }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-start gap-4 rounded-lg bg-danger-soft p-5 sm:flex-row sm:items-center',
        className,
      )}
    >
      <WarningSign />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger-ink">{title}</p>
        {text && <p className="mt-0.5 text-ink text-sm">{text}</p>}
      </div>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Drawn here: the error screens are part of every page, and an import would add the icon library to it again. */
function WarningSign() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6 shrink-0 text-danger-ink"
    >
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
    </svg>
  )
}
