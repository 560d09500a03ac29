'use client'

import { latePart } from '@/components/ui/late-part'
import { useSession } from '@/lib/accounts/browser/session'
import { isFullAccount } from '@/lib/policy'

const Row = latePart(async () => (await import('./returning-row')).ReturningRow)

/** The customer's current and last orders. The page reserves their place for customers, so that nothing moves. */
export function ComingBack() {
  const { user } = useSession()
  return (
    <section aria-label="Welcome back" className="hidden h-31 pt-3 customer:block sm:h-34 sm:pt-6">
      {user && isFullAccount(user) && <Row key={user.id} user={user} />}
    </section>
  )
}
