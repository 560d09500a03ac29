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
    onDone: () => notify('Your other devices are signed out'),
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Sign out other devices">
      <FormAlert text={alert} />
      <p className="mb-4 text-ink-soft text-sm">
        Lost a device, or does somebody know your password? This one stays signed in.
      </p>
      <Button type="submit" variant="secondary" pending={pending}>
        Sign out other devices
      </Button>
    </form>
  )
}
