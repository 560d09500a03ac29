import type { Metadata } from 'next'
import { viewer } from '@/app/viewer'
import { AcceptInvitation } from '@/components/accounts/accept-invitation'
import { EntranceCard } from '@/components/accounts/entrance-card'
import type { User } from '@/lib/accounts/server/shapes'

export const metadata: Metadata = {
  title: 'Your invitation',
  description: 'Accept an invitation to work at a restaurant.',
  robots: { index: false },
}

const shown = ({ id, email, firstName, guestAccount }: User) => ({ id, email, firstName, guestAccount })

/** The page of a mailed invitation. Nothing keeps it. */
export default async function InvitePage() {
  const user = await viewer()
  return (
    <EntranceCard title="Your invitation" text="A restaurant would like you to work with it.">
      <AcceptInvitation rendered={user && shown(user)} />
    </EntranceCard>
  )
}
