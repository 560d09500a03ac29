'use client'
// It changes with every key, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { type ComponentProps, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'required' | 'autoComplete'>

/** A password to choose. It says how good the typed one is, and refuses nothing: that is the server's. */
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
