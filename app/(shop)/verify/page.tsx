import type { Metadata } from 'next'
import { connection } from 'next/server'
import { EntranceCard } from '@/components/accounts/entrance-card'
import { VerifyButton } from '@/components/accounts/verify-button'

export const metadata: Metadata = {
  title: 'Verify your email',
  description: 'Confirm that your mails reach you.',
  robots: { index: false },
}

/** The page of a mailed link. Nothing keeps it. */
export default async function VerifyPage() {
  await connection()
  return (
    <EntranceCard title="Verify your email" text="Press once, so that we know our mail reaches you.">
      <VerifyButton />
    </EntranceCard>
  )
}
