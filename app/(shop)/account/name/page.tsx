import type { Metadata } from 'next'
import { ProfileScreen } from '@/app/(shop)/account/_components/profile-screen'

export const metadata: Metadata = {
  title: 'Your name',
  description: 'Change the name that restaurants and reviews show.',
}

export default function AccountNamePage() {
  return <ProfileScreen part="name" title="Your name" />
}
