import type { Metadata } from 'next'
import { ProfileScreen } from '@/app/(shop)/account/_components/profile-screen'
import { EmailForm } from '@/components/accounts/email-form'

export const metadata: Metadata = { title: 'Your email', description: 'Change the email that you log in with.' }

export default function AccountEmailPage() {
  return <ProfileScreen path="/account/email" title="Your email" form={EmailForm} />
}
