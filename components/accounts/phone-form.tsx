'use client'

import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { User } from '@/lib/db/shapes'
import { ProfileForm, useProfileForm } from './profile-form'

/** Changes the phone number: ten digits only (spec §5.2). */
export function PhoneForm({ user }: { user: User }) {
  const { register, errors, alert, pending, submit } = useProfileForm({
    userId: user.id,
    schema: async () => (await import('@/lib/accounts/contract/schemas')).phoneFormBody,
    defaultValues: { phone_number: user.phoneNumber ?? '' },
    savedText: 'Your phone number has been saved',
  })
  return (
    <ProfileForm alert={alert} pending={pending} onSubmit={submit}>
      <Field label="Phone number" hint="Ten digits, without dashes" error={errors.phone_number} required>
        <TextInput type="tel" inputMode="numeric" autoComplete="tel-national" {...register('phone_number')} />
      </Field>
    </ProfileForm>
  )
}
