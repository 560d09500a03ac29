'use client'

import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

/** Ends the sessions of all other browsers: for a lost device, or a password that became known. */
export function SignOutEverywhere() {
  const { alert, pending, submit } = useApiForm({
    defaultValues: {},
    send: () => call('signOutEverywhere'),
    onDone: () => notify('You are signed out everywhere else'),
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Sign out everywhere">
      <FormAlert text={alert} />
      <p className="mb-4 text-ink-soft text-sm">
        Every other browser and device that is signed in to your account is signed out. This device stays signed in.
      </p>
      <Button type="submit" variant="secondary" pending={pending}>
        Sign out everywhere
      </Button>
    </form>
  )
}
