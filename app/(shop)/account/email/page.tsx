import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { EmailForm } from '@/components/account/email-form'
import { GuestPanel } from '@/components/account/guest-panel'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { inCents } from '@/lib/contracts/money-fields'
import { isFullAccount } from '@/lib/domain/policy'
import { userToWire } from '@/lib/serializers/user'

export const metadata: Metadata = {
  title: 'Your email',
  description: 'Change the email that you log in with.',
}

/** The form that changes the email (spec §5.2). */
export default async function AccountEmailPage() {
  const user = await requireViewer('/account/email')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your email" back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? <EmailForm user={inCents(userToWire(user))} /> : <GuestPanel />}
    </Container>
  )
}
