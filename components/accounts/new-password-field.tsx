'use client'

import { type ComponentProps, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'required' | 'autoComplete'>

/** A field for a new password. It rates the typed password but refuses none: the server decides. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [hint, setHint] = useState('At least 8 characters')
  // Without a connection the first hint stays.
  const judge = (password: string) =>
    import('@/lib/accounts/rules/password-hint').then(
      ({ passwordHint }) => setHint(passwordHint(password)),
      () => undefined,
    )
  return (
    <PasswordField
      {...props}
      hint={hint}
      required
      autoComplete="new-password"
      onInput={({ currentTarget }) => void judge(currentTarget.value)}
    />
  )
}
