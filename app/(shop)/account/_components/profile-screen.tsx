import type { ComponentType } from 'react'
import { requireViewer } from '@/app/viewer'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import type { User } from '@/lib/db/shapes'
import { isFullAccount } from '@/lib/policy'

type ProfileScreenProps = { path: string; title: string; form: ComponentType<{ user: User }> }

/** The screen that changes one part of the profile (spec §5.2); a guest sees what a guest account is instead. */
export async function ProfileScreen({ path, title, form: Form }: ProfileScreenProps) {
  const user = await requireViewer(path)
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title={title} back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? <Form user={user} /> : <GuestPanel />}
    </Container>
  )
}
