'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useOutage, watchForOutage } from '@/lib/client/outage'

/** Says that the database is away, and shows the current content once it is back. What was typed stays. */
export function OutageNote() {
  const router = useRouter()
  const { isAway } = useOutage()
  useEffect(watchForOutage, [])
  useEffect(() => useOutage.subscribe((now, before) => before.isAway && !now.isAway && router.refresh()), [router])
  return (
    <div role="status">
      {isAway && (
        <p className="bg-warning-soft px-4 py-2 text-center font-medium text-sm text-warning-ink">
          We cannot reach the kitchen right now. You can look around; ordering is back in a moment.
        </p>
      )}
    </div>
  )
}
