'use client'

import { Field, FieldRow } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { User } from '@/lib/db/shapes'
import { ProfileForm, useProfileForm } from './profile-form'

/** Changes the name: the first is required, the last is optional (spec §5.2). */
export function NameForm({ user }: { user: User }) {
  const { register, errors, alert, pending, submit } = useProfileForm({
    userId: user.id,
    schema: async () => (await import('@/lib/accounts/contract/schemas')).nameFormBody,
    defaultValues: { first_name: user.firstName, last_name: user.lastName },
    savedText: 'Your name has been saved',
  })
  return (
    <ProfileForm alert={alert} pending={pending} onSubmit={submit}>
      <FieldRow>
        <Field label="First name" error={errors.first_name} required>
          <TextInput autoComplete="given-name" {...register('first_name')} />
        </Field>
        <Field label="Last name" error={errors.last_name} optional>
          <TextInput autoComplete="family-name" {...register('last_name')} />
        </Field>
      </FieldRow>
    </ProfileForm>
  )
}
