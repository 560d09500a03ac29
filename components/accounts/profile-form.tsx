'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Card } from '@/components/ui/card'
import { FieldRow } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import { LinkButton } from '@/components/ui/link-button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import type { profileBody } from '@/lib/accounts/contract/schemas'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

type ProfileBody = z.input<typeof profileBody>
/** Named as in the API, so that the values are sent unchanged. */
type Values = {
  first_name?: string
  last_name?: string
  phone_number?: string
  email?: string
  currentPassword?: string
}
type Part = {
  schema: () => Promise<z.ZodMiniType<FieldValues, ProfileBody>>
  values: (user: User) => Values
  fields: readonly (ComponentProps<typeof TextField> & { name: keyof Values })[]
  savedText: string
}
export type ProfilePart = 'name' | 'phone' | 'email'

/** The parts of the profile that have a screen of their own (spec §5.2). */
const PARTS: Record<ProfilePart, Part> = {
  name: {
    schema: async () => (await import('@/lib/accounts/contract/schemas')).nameFormBody,
    values: ({ firstName, lastName }) => ({ first_name: firstName, last_name: lastName }),
    fields: [
      { name: 'first_name', label: 'First name', required: true, autoComplete: 'given-name' },
      { name: 'last_name', label: 'Last name', optional: true, autoComplete: 'family-name' },
    ],
    savedText: 'Your name has been saved',
  },
  phone: {
    schema: async () => (await import('@/lib/accounts/contract/schemas')).phoneFormBody,
    values: ({ phoneNumber }) => ({ phone_number: phoneNumber ?? '' }),
    fields: [
      {
        name: 'phone_number',
        label: 'Phone number',
        hint: 'Ten digits, without dashes',
        required: true,
        type: 'tel',
        inputMode: 'numeric',
        autoComplete: 'tel-national',
      },
    ],
    savedText: 'Your phone number has been saved',
  },
  email: {
    schema: async () => (await import('@/lib/accounts/contract/schemas')).emailFormBody,
    values: ({ email }) => ({ email: email ?? '' }),
    fields: [
      {
        name: 'email',
        label: 'Email',
        hint: 'You can log in with it',
        required: true,
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      },
    ],
    savedText: 'Your email has been saved',
  },
}

/** The form of one part of the profile: it saves, confirms, and returns to the account screen. */
export function ProfileForm({ user, part, withPassword }: { user: User; part: ProfilePart; withPassword: boolean }) {
  const { schema, values, fields, savedText } = PARTS[part]
  const router = useRouter()
  const { field, alert, pending, submit } = useApiForm<Values, ProfileBody, User>({
    schema,
    defaultValues: { ...values(user), ...(withPassword && { currentPassword: '' }) },
    send: (body) => call('updateProfile', { params: { id: user.id }, body }).then(userFromWire),
    onDone(saved) {
      session.setUser(saved)
      notify(savedText)
      router.push('/account')
      router.refresh()
    },
  })
  const inputs = fields.map(({ name, ...look }) => <TextField key={name} {...look} {...field(name)} />)
  return (
    <Card>
      <form noValidate method="dialog" onSubmit={submit}>
        <FormAlert text={alert} />
        {inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs}
        {withPassword && (
          <PasswordField label="Password" required autoComplete="current-password" {...field('currentPassword')} />
        )}
        <FormButtons label="Save" pending={pending} className="mt-3">
          <LinkButton href="/account" variant="secondary">
            Cancel
          </LinkButton>
        </FormButtons>
      </form>
    </Card>
  )
}
