import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { GuestPanel } from '@/components/account/guest-panel'
import { PhoneForm } from '@/components/account/phone-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { inCents } from '@/lib/contracts/money-fields'
import { isFullAccount } from '@/lib/domain/policy'
import { userToWire } from '@/lib/serializers/user'

export const metadata: Metadata = {
  title: 'Your phone number',
  description: 'Change the phone number of your account.',
}

/** The form that changes the phone number (spec §5.2). */
export default async function AccountPhonePage() {
  const user = await requireViewer('/account/phone')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your phone number" back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? <PhoneForm user={inCents(userToWire(user))} /> : <GuestPanel />}
    </Container>
  )
}
