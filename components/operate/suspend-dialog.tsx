'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { after } from '@/lib/instant'
import { ActDialog } from './act-dialog'

const DAYS = ['1', '7', '30'] as const
const LASTING = [
  { value: '', label: 'Until it is lifted' },
  ...DAYS.map((days) => ({ value: days, label: days === '1' ? '1 day' : `${days} days` })),
]

type SuspendDialogProps = {
  title: string
  description: string
  send: (body: { reason: string; until: string | null }, idempotencyKey: string) => Promise<unknown>
  doneText: string
  onClose: () => void
}

/** Suspends a restaurant or a person, for some days or until it is lifted. */
export function SuspendDialog({ send, ...words }: SuspendDialogProps) {
  const [days, setDays] = useState('')
  // Fixed by the choice: a second attempt sends the same.
  const [until, setUntil] = useState<string | null>(null)

  function choose(value: string) {
    setDays(value)
    setUntil(value ? after(new Date(), Number(value) * 86_400_000).toISOString() : null)
  }

  return (
    <ActDialog
      {...words}
      confirmLabel="Suspend"
      destructive
      about={until}
      send={(reason, idempotencyKey) => send({ reason, until }, idempotencyKey)}
    >
      <Field label="How long">
        <Select options={LASTING} value={days} onChange={({ target }) => choose(target.value)} />
      </Field>
    </ActDialog>
  )
}
