import type { Metadata } from 'next'
import { requireSession } from '@/app/viewer'
import { AccountDetails } from '@/components/accounts/account-details'
import { AddressForm } from '@/components/accounts/address-form'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { InstructionsForm } from '@/components/accounts/instructions-form'
import { ProfilePicture } from '@/components/accounts/profile-picture'
import { SessionList } from '@/components/accounts/session-list'
import { SignOutEverywhere } from '@/components/accounts/sign-out-everywhere'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { Divider } from '@/components/ui/divider'
import { PageHeader } from '@/components/ui/page-header'
import { listSessions } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { isFullAccount } from '@/lib/policy'

export const metadata: Metadata = {
  title: 'Your account',
  description: 'Your picture, your name, how we reach you and where your food goes.',
}

/** The profile (spec §2.1). A guest sees what a guest account is instead. */
export default async function AccountPage() {
  const { id, user } = await requireSession('/account')
  const isFull = isFullAccount(user)
  return (
    <Container width="md" className="flex flex-col gap-5 pb-12">
      <PageHeader title="Your account" pad="pb-1" />
      {isFull ? (
        <div className="grid gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
          <Card className="flex flex-col items-center justify-center text-center">
            <ProfilePicture user={user}>
              <div className="min-w-0 max-w-full">
                <p className="break-words font-bold text-xl">{`${user.firstName} ${user.lastName}`.trim()}</p>
                <p className="text-ink-soft text-sm">{user.restaurantOwner ? 'Restaurant owner' : 'Customer'}</p>
              </div>
            </ProfilePicture>
          </Card>
          <AccountDetails user={user} />
        </div>
      ) : (
        <GuestPanel />
      )}
      <Card className="flex flex-col gap-4">
        <h2 className="font-bold text-lg">Delivery</h2>
        <AddressForm user={user} />
        {isFull && (
          <>
            <Divider />
            <InstructionsForm user={user} />
          </>
        )}
      </Card>
      {isFull && <Sessions userId={user.id} currentId={id} />}
    </Container>
  )
}

async function Sessions({ userId, currentId }: { userId: number; currentId: number }) {
  const sessions = await listSessions({ userId, currentId }, { db, now: new Date() })
  return (
    <Card>
      <h2 id="sessions" tabIndex={-1} className="font-bold text-lg outline-none">
        Where you are signed in
      </h2>
      <SessionList sessions={sessions} timeZone={env.DEFAULT_TIME_ZONE} />
      <Divider />
      <div className="mt-4">
        <SignOutEverywhere />
      </div>
    </Card>
  )
}
