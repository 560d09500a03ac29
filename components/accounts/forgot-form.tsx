'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { TextField } from '@/components/ui/text-field'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

/** Asks for the email of a forgotten password. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/password-schemas')).forgotBody,
    defaultValues: { email: '' },
    send: (body) => call('forgotPassword', { body }),
    onDone: (_, { email }) => setSentTo(email),
  })
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      className="mt-6 flex flex-col gap-1"
      aria-label="Forgot password"
    >
      <FormAlert text={alert} />
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Button type="submit" size="lg" wide pending={pending}>
        {sentTo ? 'Send another link' : 'Send the link'}
      </Button>
      <p role="status" className="pt-3 text-sm empty:hidden">
        {sentTo &&
          `If ${sentTo} has an account, a link is on its way. It works once, for an hour. Demo accounts get no mail.`}
      </p>
    </form>
  )
}
