'use client'

import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { User } from '@/lib/db/shapes'
import { ProfileForm, useProfileForm } from './profile-form'

/** Changes the email, which is also a login credential (spec §5.2). */
export function EmailForm({ user }: { user: User }) {
  const { register, errors, alert, pending, submit } = useProfileForm({
    userId: user.id,
    schema: async () => (await import('@/lib/accounts/contract/schemas')).emailFormBody,
    defaultValues: { email: user.email ?? '' },
    savedText: 'Your email has been saved',
  })
  return (
    <ProfileForm alert={alert} pending={pending} onSubmit={submit}>
      <Field label="Email" hint="You can log in with it" error={errors.email} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
    </ProfileForm>
  )
}
