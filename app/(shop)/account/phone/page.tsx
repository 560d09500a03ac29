import type { Metadata } from 'next'
import { ProfileScreen } from '@/app/(shop)/account/_components/profile-screen'

export const metadata: Metadata = {
  title: 'Your phone number',
  description: 'Change the phone number of your account.',
}

export default function AccountPhonePage() {
  return <ProfileScreen part="phone" title="Your phone number" />
}
