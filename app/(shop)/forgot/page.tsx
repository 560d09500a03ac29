import type { Metadata } from 'next'
import Link from 'next/link'
import { viewer } from '@/app/viewer'
import { EntranceCard } from '@/components/accounts/entrance-card'
import { ForgotForm } from '@/components/accounts/forgot-form'

export const metadata: Metadata = {
  title: 'Forgot your password?',
  description: 'Get a link by mail that sets a new password.',
}

export default async function ForgotPage() {
  const user = await viewer()
  return (
    <EntranceCard
      title="Forgot your password?"
      text="We send a link to your email. Signed up with a phone number? There is no mail to send a link to: log in with it, or ask the site."
    >
      <ForgotForm />
      <p className="mt-2 text-center text-sm">
        <Link
          href={user && !user.guestAccount ? '/account' : '/login'}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {user && !user.guestAccount ? 'Back to your account' : 'Back to the login'}
        </Link>
      </p>
    </EntranceCard>
  )
}
