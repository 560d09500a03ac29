'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { session } from '@/lib/accounts/browser/session'
import { signUp } from '@/lib/accounts/browser/sign-up'
import { noteSuspension, useSuspension } from '@/lib/accounts/browser/suspension'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { looksLikeEmail, splitName } from '@/lib/accounts/rules/contact'
import type { User } from '@/lib/accounts/server/shapes'
import { ApiError, call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import { NewPasswordField } from './new-password-field'

/** Few people need these. */
const SuspendedPanel = dynamic(async () => (await import('./suspended-panel')).SuspendedPanel)
const CodeForm = dynamic(async () => (await import('./code-form')).CodeForm)

type Values = { name: string; credential: string; password: string }

/** The form of login and signup; signup adds the name (spec §2.1, §5.1). */
export function CredentialForm({ mode, next }: { mode: 'login' | 'signup'; next: string }) {
  const router = useRouter()
  const signsUp = mode === 'signup'
  const [asksCode, setAsksCode] = useState(false)
  const { suspension } = useSuspension()
  const { field, errors, alert, pending, submit } = useApiForm({
    schema: signsUp
      ? async () => (await import('@/lib/accounts/contract/schemas')).signupFormBody
      : async () => (await import('@/lib/accounts/contract/schemas')).loginFormBody,
    defaultValues: { name: '', credential: '', password: '' },
    send: (values, { idempotencyKey }) =>
      session.enter(signsUp ? signUp(signupOf(values), idempotencyKey) : logIn(values)).catch((error: unknown) => {
        if (noteSuspension(error)) return null
        if (!isCodeRequired(error)) throw error
        setAsksCode(true)
        return null
      }),
    fieldNames: { email: 'credential', phoneNumber: 'credential', firstName: 'name', lastName: 'name' },
    onDone: (user) => user && router.replace(next),
  })
  // The field shows the server's text (spec §8.1), which does not say that the password may be wrong instead.
  const refused = errors.credential === TEXTS.invalidCredentials
  if (suspension) return <SuspendedPanel />
  if (asksCode) return <CodeForm />
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      className="flex flex-col gap-1"
      aria-label={signsUp ? 'Sign up' : 'Log in'}
    >
      <FormAlert text={refused ? 'Wrong email, phone number or password' : alert} />
      {signsUp && <TextField label="Name" required autoComplete="name" {...field('name')} />}
      <TextField
        label="Email or phone number"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('credential')}
      />
      {signsUp ? (
        <NewPasswordField label="Password" {...field('password')} />
      ) : (
        <PasswordField label="Password" required autoComplete="current-password" {...field('password')} />
      )}
      <Button type="submit" size="lg" wide pending={pending} className="mt-1">
        {signsUp ? 'Sign up' : 'Log in'}
      </Button>
    </form>
  )
}

/** The password was right, and the session waits for an operator's code. */
function isCodeRequired(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'code_required'
}

function logIn({ credential, password }: Values): Promise<User> {
  return call('logIn', { body: { credential, password } }).then(userFromWire)
}

function signupOf({ name, credential, password }: Values) {
  const contact = looksLikeEmail(credential) ? { email: credential } : { phoneNumber: credential }
  return { ...splitName(name), ...contact, password }
}
