import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { viewer } from '@/app/viewer'
import { AuthCard } from '@/components/accounts/auth-card'
import { DemoButtons } from '@/components/accounts/quick-entries'
import { safeNextPath } from '@/lib/accounts/rules/next-path'
import { listDemoAccounts } from '@/lib/accounts/server/demo'
import { db } from '@/lib/db/client'

export const metadata: Metadata = {
  title: 'Log in',
  description: 'Log in to Plateful, continue as a guest, or try a demo account.',
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const [{ next }, user] = await Promise.all([searchParams, viewer()])
  if (user && !user.guestAccount) redirect(next === undefined ? '/' : safeNextPath(next))
  const accounts = await listDemoAccounts({ db })
  return (
    <AuthCard mode="login" next={safeNextPath(next)}>
      {accounts.length > 0 && (
        <section aria-labelledby="demo-title" className="mt-8">
          <h2 id="demo-title" className="mb-1 font-bold text-lg">
            Try a demo account
          </h2>
          <p className="mb-3 text-ink-soft text-sm">No password needed.</p>
          <DemoButtons accounts={accounts} next={safeNextPath(next)} />
        </section>
      )}
    </AuthCard>
  )
}
