'use client'
// No compiler memoization: the cache would be most of this code and would rarely help.
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

/** The customer's current and last orders. The page reserves their place for customers, so that nothing moves. */
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
