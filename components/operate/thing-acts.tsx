'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/client/api'
import type { Thing } from '@/lib/reports/rules'
import { ActDialog } from './act-dialog'

type ThingActsProps = { thing: Thing; isReported?: boolean; isHidden?: boolean }
type Sent = { body: { reason: string }; idempotencyKey: string }

/** The acts on a reported or hidden thing; the server decides again. */
export function ThingActs({ thing, isReported = false, isHidden = false }: ThingActsProps) {
  const { kind, id } = thing
  const [open, setOpen] = useState<'hide' | 'restore' | 'dismiss' | null>(null)
  const close = () => setOpen(null)
  const about = { kind, id }
  return (
    <>
      {isHidden && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('restore')}>
          Show again
        </Button>
      )}
      {isReported && kind !== 'restaurant' && (
        <Button variant="secondary" size="sm" className="text-danger-ink" onClick={() => setOpen('hide')}>
          {`Hide ${kind}`}
        </Button>
      )}
      {isReported && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('dismiss')}>
          Dismiss
        </Button>
      )}
      {open === 'hide' && (
        <ActDialog
          title={`Hide this ${kind}?`}
          description="Nobody but its author sees it then. The author reads the reason, and may answer once."
          confirmLabel={`Hide ${kind}`}
          destructive
          about={{ act: 'hide', ...about }}
          send={(reason, idempotencyKey) => setHidden(thing, true, { body: { reason }, idempotencyKey })}
          doneText={`The ${kind} is hidden.`}
          onClose={close}
        />
      )}
      {open === 'restore' && (
        <ActDialog
          title={`Show this ${kind} again?`}
          description="Everybody sees it as before."
          confirmLabel="Show again"
          about={{ act: 'restore', ...about }}
          send={(reason, idempotencyKey) => setHidden(thing, false, { body: { reason }, idempotencyKey })}
          doneText={`The ${kind} is shown again.`}
          onClose={close}
        />
      )}
      {open === 'dismiss' && (
        <ActDialog
          title="Dismiss these reports?"
          description={`The ${kind} stays as it is, and its reports are closed.`}
          confirmLabel="Dismiss"
          about={{ act: 'dismiss', ...about }}
          send={(reason, idempotencyKey) => call('dismissReports', { body: { ...thing, reason }, idempotencyKey })}
          doneText="The reports are closed."
          onClose={close}
        />
      )}
    </>
  )
}

function setHidden(thing: Thing, hidden: boolean, { body, idempotencyKey }: Sent) {
  if (thing.kind === 'picture') {
    const sent = { body: { hash: thing.id, ...body }, idempotencyKey }
    return hidden ? call('hidePicture', sent) : call('restorePicture', sent)
  }
  const sent = { params: { id: thing.id }, body, idempotencyKey }
  return hidden ? call('hideReview', sent) : call('restoreReview', sent)
}
