import type { ComponentType } from 'react'
import { requireViewer } from '@/app/viewer'
import { GuestPanel } from '@/components/account/guest-panel'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { inCents } from '@/lib/contracts/money-fields'
import type { User } from '@/lib/contracts/users'
import { isFullAccount } from '@/lib/domain/policy'
import { userToWire } from '@/lib/serializers/user'

type ProfileScreenProps = { path: string; title: string; form: ComponentType<{ user: User }> }

/** The screen that changes one part of the profile (spec §5.2); a guest sees what a guest account is instead. */
export async function ProfileScreen({ path, title, form: Form }: ProfileScreenProps) {
  const user = await requireViewer(path)
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title={title} back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? <Form user={inCents(userToWire(user))} /> : <GuestPanel />}
    </Container>
  )
}
