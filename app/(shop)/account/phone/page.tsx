import type { Metadata } from 'next'
import { ProfileScreen } from '@/app/(shop)/account/_components/profile-screen'
import { PhoneForm } from '@/components/accounts/phone-form'

export const metadata: Metadata = {
  title: 'Your phone number',
  description: 'Change the phone number of your account.',
}

export default function AccountPhonePage() {
  return <ProfileScreen path="/account/phone" title="Your phone number" form={PhoneForm} />
}
