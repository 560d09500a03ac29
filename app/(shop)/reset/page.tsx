import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import { EntranceCard } from '@/components/accounts/entrance-card'
import { ResetForm } from '@/components/accounts/reset-form'

export const metadata: Metadata = {
  title: 'Set a new password',
  description: 'Choose the new password of your account.',
  robots: { index: false },
}

/** The page of a mailed link. Nothing keeps it. */
export default async function ResetPage() {
  await connection()
  return (
    <EntranceCard title="Set a new password" text="This signs you out everywhere. Then log in with the new password.">
      <ResetForm />
      <p className="mt-4 text-center text-ink-soft text-sm">
        Link too old?{' '}
        <Link
          href="/forgot"
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          Get a new one
        </Link>
      </p>
    </EntranceCard>
  )
}
