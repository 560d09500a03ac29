import { requireSession } from '@/app/viewer'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { ProfileForm, type ProfilePart } from '@/components/accounts/profile-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { asksPassword } from '@/lib/accounts/rules/session-life'
import { isFullAccount } from '@/lib/policy'

/** The screen that changes one part of the profile (spec §5.2); a guest sees what a guest account is instead. */
export async function ProfileScreen({ part, title }: { part: ProfilePart; title: string }) {
  const { user, ...began } = await requireSession(`/account/${part}`)
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title={title} back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? (
        <ProfileForm user={user} part={part} withPassword={part === 'email' && asksPassword(began, new Date())} />
      ) : (
        <GuestPanel />
      )}
    </Container>
  )
}
