import type { Metadata } from 'next'
import { connection } from 'next/server'
import { AcceptInvitation } from '@/components/accounts/accept-invitation'
import { EntranceCard } from '@/components/accounts/entrance-card'

export const metadata: Metadata = {
  title: 'Your invitation',
  description: 'Accept an invitation to work at a restaurant.',
  robots: { index: false },
}

/** The page of a mailed invitation. Nothing keeps it. */
export default async function InvitePage() {
  await connection()
  return (
    <EntranceCard title="Your invitation" text="A restaurant would like you to work with it.">
      <AcceptInvitation />
    </EntranceCard>
  )
}
