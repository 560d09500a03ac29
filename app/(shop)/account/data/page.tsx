import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { DeleteAccount } from '@/components/accounts/delete-account'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { buttonStyles } from '@/components/ui/button-styles'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { addressOf, PATHS } from '@/lib/contract/paths'
import { isFullAccount } from '@/lib/policy'

export const metadata: Metadata = {
  title: 'Your data',
  description: 'Download all that we keep about you, or delete your account.',
}

/** The screen with the user's data; a guest sees what a guest account is instead. */
export default async function AccountDataPage() {
  const user = await requireViewer('/account/data')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your data" back={{ href: '/account', label: 'Your account' }} />
      {isFullAccount(user) ? (
        <div className="flex flex-col gap-6">
          <Card className="flex flex-col gap-4">
            <p>
              One file with all that we keep about you: your profile, orders, wallet, reviews, likes, restaurants,
              sessions, pictures and the mails that we sent. Programs read it, and so can you.
            </p>
            <a
              href={addressOf(PATHS.getPersonalData, { params: { id: user.id } })}
              download="plateful-data.json"
              className={buttonStyles({ size: 'lg' })}
            >
              Download your data
            </a>
          </Card>
          <DeleteAccount userId={user.id} walletCents={user.walletCents} />
        </div>
      ) : (
        <GuestPanel />
      )}
    </Container>
  )
}
