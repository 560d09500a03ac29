import type { Metadata } from 'next'
import { requireSession } from '@/app/viewer'
import { AccountDetails } from '@/components/accounts/account-details'
import { AddressForm } from '@/components/accounts/address-form'
import { EmailState } from '@/components/accounts/email-state'
import { GuestPanel } from '@/components/accounts/guest-panel'
import { InstructionsForm } from '@/components/accounts/instructions-form'
import { ProfilePicture } from '@/components/accounts/profile-picture'
import { SessionList } from '@/components/accounts/session-list'
import { SignOutEverywhere } from '@/components/accounts/sign-out-everywhere'
import { HiddenNote } from '@/components/reports/hidden-note'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { Divider } from '@/components/ui/divider'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { Picture } from '@/components/ui/picture'
import { type AccountState, findAccountState } from '@/lib/accounts/server/account-state'
import { listSessions } from '@/lib/accounts/server/sessions'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { uploadedPicturePath } from '@/lib/pictures/rules'
import { isFullAccount } from '@/lib/policy'
import { listHiddenPictures } from '@/lib/reports/server/queries'

export const metadata: Metadata = {
  title: 'Your account',
  description: 'Your picture, your name, how we reach you and where your food goes.',
}

/** The profile (spec §2.1). A guest sees what a guest account is instead. */
export default async function AccountPage() {
  const { id, user } = await requireSession('/account')
  const isFull = isFullAccount(user)
  const state = isFull ? await findAccountState(user.id, { db }) : null
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
          <AccountDetails user={user} passwordText={passwordText(state, env.DEFAULT_TIME_ZONE)} />
        </div>
      ) : (
        <GuestPanel />
      )}
      {isFull && <HiddenPictures userId={user.id} />}
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
      {state && user.email && (
        <Card className="flex flex-col gap-3">
          <h2 className="font-bold text-lg">Your email</h2>
          <EmailState email={user.email} verified={state.emailVerifiedAt !== null} />
        </Card>
      )}
      {isFull && <Sessions userId={user.id} currentId={id} />}
      {isFull && (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-bold text-lg">Your data</h2>
          <LinkButton href="/account/data" prefetch={false} variant="secondary" size="sm">
            Download your data
          </LinkButton>
        </Card>
      )}
    </Container>
  )
}

function passwordText(state: AccountState | null, timeZone: string): string {
  const changedAt = state?.passwordChangedAt
  return changedAt ? `Changed ${dateText(changedAt, timeZone)}` : 'Never changed'
}

async function HiddenPictures({ userId }: { userId: number }) {
  const hidden = await listHiddenPictures({ userId }, { db })
  if (hidden.length === 0) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-bold text-lg">Your hidden pictures</h2>
      <ul className="flex flex-col gap-4">
        {hidden.map(({ hash, ...hiding }) => (
          <li key={hash} className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Picture
              src={uploadedPicturePath(hash)}
              alt="The hidden picture"
              sizes="8rem"
              className="w-32 rounded-md"
            />
            <HiddenNote thing={{ kind: 'picture', id: hash }} hiding={hiding} />
          </li>
        ))}
      </ul>
    </Card>
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
