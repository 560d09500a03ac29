'use client'

import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { Textarea } from '@/components/ui/textarea'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { useSession } from '@/lib/client/session'
import type { User } from '@/lib/contracts/users'

type InstructionsFieldProps = { user: User; onText: (text: string) => void }

/** Instructions for the courier, saved with the account on blur. */
export function InstructionsField({ user, onText }: InstructionsFieldProps) {
  const { setUser } = useSession()
  const [saved, setSaved] = useState(user.deliveryInstructions)
  const [isSaved, setIsSaved] = useState(false)
  /** Whether the field was left again while an earlier text was being saved. */
  const changedMeanwhile = useRef(false)
  const { form, register, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/contracts/users')).instructionsFormBody,
    defaultValues: { delivery_instructions: user.deliveryInstructions },
    send: (body) => call('updateProfile', { params: { id: user.id }, body }),
    fieldNames: { deliveryInstructions: 'delivery_instructions' },
    onDone(answer, values) {
      setSaved(values.delivery_instructions)
      setIsSaved(form.getValues('delivery_instructions') === values.delivery_instructions)
      setUser(answer)
    },
  })
  const field = register('delivery_instructions', {
    onChange: () => {
      setIsSaved(false)
      onText(form.getValues('delivery_instructions'))
    },
    onBlur: () => {
      if (pending) changedMeanwhile.current = true
      else if (form.getValues('delivery_instructions') !== saved) void submit()
    },
  })
  useEffect(() => {
    if (pending || !changedMeanwhile.current) return
    changedMeanwhile.current = false
    if (form.getValues('delivery_instructions') !== saved) void submit()
  }, [pending, form, saved, submit])
  const hint = pending ? 'Saving…' : isSaved ? 'Saved with your account' : 'We keep them for your next order'
  return (
    <div>
      <FormAlert text={alert} />
      <Field label="Delivery instructions" optional error={errors.delivery_instructions} hint={hint}>
        <Textarea rows={2} maxLength={500} placeholder="Ring the bell, leave it at the door, mind the dog" {...field} />
      </Field>
    </div>
  )
}
