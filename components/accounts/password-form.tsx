'use client'

import { useRouter } from 'next/navigation'
import { Card } from '@/components/ui/card'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import { LinkButton } from '@/components/ui/link-button'
import { PasswordField } from '@/components/ui/password-field'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { NewPasswordField } from './new-password-field'

/** Changes the password of a signed-in user, who knows the old one. */
export function PasswordForm({ userId, login }: { userId: number; login: string }) {
  const router = useRouter()
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/password-schemas')).changePasswordBody,
    defaultValues: { currentPassword: '', password: '' },
    send: (body) => call('changePassword', { params: { id: userId }, body }),
    onDone() {
      notify('Your password has been changed')
      router.push('/account')
      router.refresh()
    },
  })
  return (
    <Card>
      <form noValidate method="dialog" onSubmit={submit} aria-label="Change your password">
        <FormAlert text={alert} />
        {/* Password managers look for the login that the new password is for. */}
        <input type="hidden" name="username" autoComplete="username" value={login} />
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField label="New password" {...field('password')} />
        <p className="text-ink-soft text-sm">All other devices are signed out, and a mail tells you of the change.</p>
        <FormButtons label="Save" pending={pending} className="mt-3">
          <LinkButton href="/account" variant="secondary">
            Cancel
          </LinkButton>
        </FormButtons>
      </form>
    </Card>
  )
}
