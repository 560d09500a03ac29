'use client'

import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { TextField } from '@/components/ui/text-field'
import { useApiForm } from '@/lib/client/api-form'
import { useServedHint } from './use-served-hint'

type SectionValues = { name: string; servedHours: string }

type SectionFormProps = {
  label: string
  /** The label of the name. */
  nameLabel?: string
  values?: SectionValues
  button: string
  send: (values: SectionValues, attempt: { idempotencyKey: string }) => Promise<void>
  onClose: () => void
}

const NEW: SectionValues = { name: '', servedHours: '' }

/** Names a section of a menu, and says when its items are served. */
export function SectionForm({ label, nameLabel = 'Name', values = NEW, button, send, onClose }: SectionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { control, field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/menu/contract/section-schemas')).sectionBody,
    defaultValues: values,
    failureText: 'Failed to save the section',
    send,
    onDone: onClose,
  })
  const typed = useWatch({ control, name: 'servedHours' })
  const servedHint = useServedHint(typed, 'Empty: at any time')
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={label}
      className="mb-3 rounded-lg border border-line bg-sunken/50 p-4"
    >
      <FormAlert text={alert} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField label={nameLabel} hint="As in 'Wood-fired pizza'" autoComplete="off" {...field('name')} />
        <TextField
          label="Served at"
          optional
          hint={servedHint}
          autoComplete="off"
          placeholder="Mon-Fri 11:00-14:30"
          {...field('servedHours')}
        />
      </div>
      <div className="mt-1 flex justify-end gap-2">
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
