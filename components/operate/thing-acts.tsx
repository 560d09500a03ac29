'use client'

import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { Thing } from '@/lib/reports/rules'
import { ActButton } from './act-button'

const ACTS = {
  hide: {
    label: 'Hide',
    title: (kind: string) => `Hide this ${kind}?`,
    description: 'Only its author sees it then, reads the reason, and may answer once.',
    doneText: 'It is hidden.',
  },
  restore: {
    label: 'Show again',
    title: (kind: string) => `Show this ${kind} again?`,
    description: 'Everybody sees it as before.',
    doneText: 'It is shown again.',
  },
  dismiss: {
    label: 'Dismiss',
    title: (kind: string) => `Dismiss the reports of this ${kind}?`,
    description: 'It stays as it is, and its reports are closed.',
    doneText: 'The reports are closed.',
  },
} as const
type Act = keyof typeof ACTS

/** The acts on a reported or a hidden thing; the server decides again. */
export function ThingActs({ thing, isHidden = false }: { thing: Thing; isHidden?: boolean }) {
  const { kind } = thing
  const acts: Act[] = isHidden ? ['restore'] : kind === 'restaurant' ? ['dismiss'] : ['hide', 'dismiss']
  return acts.map((act) => {
    const { label, title, description, doneText } = ACTS[act]
    return (
      <ActButton
        key={act}
        label={label}
        isDangerous={act === 'hide'}
        act={{
          title: title(kind),
          description,
          send: (reason, idempotencyKey) => send(act, thing, { reason, idempotencyKey }),
          doneText,
        }}
      />
    )
  })
}

function send(act: Act, thing: Thing, { reason, idempotencyKey }: { reason: string; idempotencyKey: string }) {
  if (act === 'dismiss') return callForOperator('dismissReports', { body: { ...thing, reason }, idempotencyKey })
  if (thing.kind === 'picture') {
    const name = act === 'hide' ? 'hidePicture' : 'restorePicture'
    return callForOperator(name, { body: { hash: thing.id, reason }, idempotencyKey })
  }
  const name = act === 'hide' ? 'hideReview' : 'restoreReview'
  return callForOperator(name, { params: { id: thing.id }, body: { reason }, idempotencyKey })
}
