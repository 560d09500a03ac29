'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { takeMailedToken } from './mailed-token'
import { NewPasswordField } from './new-password-field'

/** Sets a new password with the token of a mailed link. */
export function ResetForm() {
  const router = useRouter()
  const token = useRef('')
  useEffect(() => {
    token.current = takeMailedToken() || token.current
  }, [])
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/password-schemas')).newPasswordFormBody,
    defaultValues: { password: '' },
    send: ({ password }) => call('resetPassword', { body: { token: token.current, password } }),
    onDone() {
      notify('Your new password is set. Please log in with it.')
      // If this browser was signed in to the account, it no longer is.
      session.restore().catch(() => undefined)
      router.replace('/login')
    },
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} className="mt-6 flex flex-col gap-1" aria-label="Reset">
      <FormAlert text={alert} />
      <NewPasswordField label="New password" {...field('password')} />
      <Button type="submit" size="lg" wide pending={pending} className="mt-1">
        Set the new password
      </Button>
    </form>
  )
}
