'use client'
// Little is drawn, and seldom anew, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { isFullAccount } from '@/lib/policy'

const Nothing = () => null
const Row = lazy(() =>
  import('./returning-row').then(
    ({ ReturningRow }) => ({ default: ReturningRow }),
    () => ({ default: Nothing }),
  ),
)

/** What a customer goes on with. Everybody's page reserves its place for customers, so that nothing moves when it comes. */
export function ComingBack() {
  const { user } = useSession()
  return (
    <section aria-label="Welcome back" className="hidden h-31 pt-3 customer:block sm:h-34 sm:pt-6">
      {user && isFullAccount(user) && (
        <Suspense>
          <Row key={user.id} user={user} />
        </Suspense>
      )}
    </section>
  )
}
