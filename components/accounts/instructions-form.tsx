'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

/** Changes the instructions for the courier. */
export function InstructionsForm({ user }: { user: User }) {
  const { register, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/schemas')).instructionsFormBody,
    defaultValues: { delivery_instructions: user.deliveryInstructions },
    send: (body) => call('updateProfile', { params: { id: user.id }, body }).then(userFromWire),
    onDone(saved) {
      session.setUser(saved)
      notify('Your delivery instructions have been saved')
    },
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Instructions">
      <FormAlert text={alert} />
      <Field label="Delivery instructions" error={errors.delivery_instructions} optional>
        <Textarea
          rows={3}
          maxLength={500}
          placeholder="Ring twice; the door on the left."
          {...register('delivery_instructions')}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="mt-2">
        Save instructions
      </Button>
    </form>
  )
}
