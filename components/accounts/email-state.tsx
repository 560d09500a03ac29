'use client'

import { Button } from '@/components/ui/button'
import { StatusPill } from '@/components/ui/status-pill'
import { alertUser, notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'

/** Whether the email is verified, with a button that sends the link again. */
export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  const { pending, run } = useAction<'send'>(alertUser)
  const send = () =>
    run('send', async () => {
      await call('sendVerification')
      notify(`A link is on its way to ${email}`)
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">{email}</span>
        <StatusPill tone={verified ? 'success' : 'neutral'}>{verified ? 'Verified' : 'Not verified'}</StatusPill>
      </p>
      {!verified && (
        <Button variant="secondary" size="sm" pending={pending === 'send'} onClick={() => void send()}>
          Send the link
        </Button>
      )}
    </div>
  )
}
