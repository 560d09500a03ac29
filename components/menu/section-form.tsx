'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { TextField } from '@/components/ui/text-field'
import { useApiForm } from '@/lib/client/api-form'

type SectionFormProps = {
  label: string
  name: string
  button: string
  send: (name: string, attempt: { idempotencyKey: string }) => Promise<void>
  onClose: () => void
}

/** Names a section of a menu. */
export function SectionForm({ label, name, button, send, onClose }: SectionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/menu/contract/section-schemas')).sectionBody,
    defaultValues: { name },
    failureText: 'Failed to save the section',
    send: (body, attempt) => send(body.name, attempt),
    onDone: onClose,
  })
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={label}
      className="rounded-lg border border-line bg-sunken/50 p-4"
    >
      <FormAlert text={alert} />
      <div className="flex flex-wrap items-start gap-x-3">
        <TextField
          label={label}
          hint="As in 'Wood-fired pizza'"
          autoComplete="off"
          className="flex-1 basis-56"
          {...field('name')}
        />
        <div className="mt-6.5 flex gap-2 max-sm:mt-0">
          <Button type="submit" pending={pending}>
            {button}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
