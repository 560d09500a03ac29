import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { GuestPanel } from '@/components/account/guest-panel'
import { NameForm } from '@/components/account/name-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { inCents } from '@/lib/contracts/money-fields'
import { isFullAccount } from '@/lib/domain/policy'
import { userToWire } from '@/lib/serializers/user'

export const metadata: Metadata = {
  title: 'Your name',
  description: 'Change the name that restaurants and reviews show.',
}

/** The form that changes the name (spec §5.2). */
export default async function AccountNamePage() {
  const user = await requireViewer('/account/name')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your name" back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? <NameForm user={inCents(userToWire(user))} /> : <GuestPanel />}
    </Container>
  )
}
