import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/client/api'

type ChangedElsewhereProps = {
  /** A sentence that names the changed thing. */
  children: ReactNode
  /** The action of each button, by its label. */
  choices: Readonly<Record<string, () => void>>
}

/** Asks what to do about something that somebody else has saved meanwhile. */
export function ChangedElsewhere({ children, choices }: ChangedElsewhereProps) {
  return (
    <div role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p className="font-medium">{children}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(choices).map(([label, choose]) => (
          <Button key={label} variant="secondary" size="sm" onClick={choose}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The body of a 409 answer, which has the version that somebody else saved; empty for other errors. */
export function savedMeanwhile<Answer>(error: unknown): Partial<Answer> {
  // Not checked here: the server's tests parse every answer by the contract.
  return error instanceof ApiError && error.status === 409 ? { ...(error.body as Partial<Answer>) } : {}
}
