import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { PasswordForm } from '@/components/accounts/password-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { isFullAccount } from '@/lib/policy'

export const metadata: Metadata = { title: 'Your password', description: 'Change the password that you log in with.' }

/** The screen that changes the password; a guest sees what a guest account is instead. */
export default async function AccountPasswordPage() {
  const user = await requireViewer('/account/password')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your password" back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? (
        <PasswordForm userId={user.id} login={user.email ?? user.phoneNumber ?? ''} />
      ) : (
        <GuestPanel />
      )}
    </Container>
  )
}
