import type { Metadata } from 'next'
import { ProfileScreen } from '@/app/(shop)/account/_components/profile-screen'

export const metadata: Metadata = { title: 'Your email', description: 'Change the email that you log in with.' }

export default function AccountEmailPage() {
  return <ProfileScreen part="email" title="Your email" />
}
