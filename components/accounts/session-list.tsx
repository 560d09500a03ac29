'use client'

import { Laptop } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { StatusPill } from '@/components/ui/status-pill'
import { alertUser, notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import type { SignedIn } from '@/lib/accounts/server/shapes'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { dateTimeText } from '@/lib/date-text'

type SessionListProps = { sessions: readonly SignedIn[]; timeZone: string }

/** The user's sessions, each with a button that ends it. */
export function SessionList({ sessions, timeZone }: SessionListProps) {
  const router = useRouter()
  const { pending, run } = useAction<number>(alertUser)
  const [refreshing, startRefresh] = useTransition()

  const end = ({ id, device, current }: SignedIn) =>
    run(id, async () => {
      if (current) {
        await session.signOut()
        return router.replace('/')
      }
      await orGone(call('endSession', { params: { id } }))
      notify(`${device} is signed out`)
      // The pressed button disappears with its row.
      document.getElementById('sessions')?.focus({ preventScroll: true })
      startRefresh(() => router.refresh())
    })

  return (
    <ul aria-labelledby="sessions" aria-busy={refreshing} className="divide-y divide-line">
      {sessions.map((listed) => (
        <li key={listed.id} className="flex items-center gap-4 py-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft max-sm:hidden">
            <Laptop className="size-5" />
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              <span className="min-w-0 break-words">{listed.device}</span>
              {listed.current && <StatusPill tone="success">This device</StatusPill>}
            </p>
            <p className="tabular text-ink-soft text-sm">
              Last seen{' '}
              <time dateTime={listed.lastSeenAt.toISOString()}>{dateTimeText(listed.lastSeenAt, timeZone)}</time>
            </p>
          </div>
          <Button variant="secondary" size="sm" pending={pending === listed.id} onClick={() => void end(listed)}>
            Sign out
            <span className="sr-only">{` of ${listed.device}${listed.current ? ', this device' : ''}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
