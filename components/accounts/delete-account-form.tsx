'use client'

import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { PasswordField } from '@/components/ui/password-field'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'

/** Asks for the password and deletes the account. */
export function DeleteAccountForm({ userId, onCancel }: { userId: number; onCancel: () => void }) {
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/password-schemas')).deleteAccountBody,
    defaultValues: { password: '' },
    send: (body) => call('deleteAccount', { params: { id: userId }, body }),
    // A new document: nothing of the account stays in this tab.
    onDone: () => window.location.assign('/'),
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Delete your account" className="pb-2">
      <FormAlert text={alert} />
      <PasswordField label="Password" required autoComplete="current-password" {...field('password')} />
      <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={pending}>
          Keep the account
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
