'use client'

import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { TextField } from '@/components/ui/text-field'
import { session } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

/** The second step of an operator's login. */
export function CodeForm() {
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/password-schemas')).codeBody,
    defaultValues: { code: '' },
    send: ({ code }) => session.enter(call('enterCode', { body: { code } }).then(userFromWire)),
    // A whole new page: the desk is rendered for nobody else.
    onDone: () => location.assign('/operate'),
    mode: 'onSubmit',
  })
  return (
    <form
      data-alone
      noValidate
      method="dialog"
      onSubmit={submit}
      className="flex flex-col gap-1"
      aria-label="Second step"
    >
      <h1 className="pb-5 font-extrabold text-2xl">Enter your code</h1>
      <FormAlert text={alert} />
      <TextField
        label="Code"
        hint="Six digits of your device, or a recovery code."
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <Button type="submit" size="lg" wide pending={pending} className="mt-1">
        Continue
      </Button>
    </form>
  )
}
