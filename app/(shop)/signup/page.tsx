import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { viewer } from '@/app/viewer'
import { AuthCard } from '@/components/accounts/auth-card'
import { safeNextPath } from '@/lib/accounts/rules/next-path'

export const metadata: Metadata = { title: 'Sign up', description: 'Create a Plateful account and order in minutes.' }

export default async function SignupPage({ searchParams }: PageProps<'/signup'>) {
  const [{ next }, user] = await Promise.all([searchParams, viewer()])
  if (user && !user.guestAccount) redirect(next === undefined ? '/' : safeNextPath(next))
  return <AuthCard mode="signup" next={safeNextPath(next)} />
}
