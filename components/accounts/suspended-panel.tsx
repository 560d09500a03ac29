'use client'

import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { alertUser } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { useSuspension } from '@/lib/accounts/browser/suspension'
import { useAction } from '@/lib/client/use-action'
import { addressOf, PATHS } from '@/lib/contract/paths'
import { untilText } from '@/lib/date-text'

/** A suspended person who logs in reads why, can download the data, and log out. */
export function SuspendedPanel() {
  const { suspension } = useSuspension()
  const { pending, run } = useAction(alertUser)
  if (!suspension) return null
  const { userId, reason, until } = suspension
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <section data-alone aria-labelledby="suspended" className="flex flex-col gap-4">
      <h1 id="suspended" tabIndex={-1} ref={(node) => node?.focus()} className="font-extrabold text-2xl outline-none">
        Your account is suspended
      </h1>
      <p>{`It is closed ${untilText(until ? new Date(until) : null, timeZone)}. You can neither order nor review.`}</p>
      <p className="break-words rounded-md bg-warning-soft px-4 py-3 text-warning-ink">{reason}</p>
      <a
        href={addressOf(PATHS.getPersonalData, { params: { id: userId } })}
        download="plateful-data.json"
        className={buttonStyles({ size: 'lg' })}
      >
        Download your data
      </a>
      <Button
        variant="secondary"
        size="lg"
        pending={pending !== null}
        onClick={() =>
          run(true, async () => {
            await session.signOut()
            useSuspension.setState({ suspension: null })
          })
        }
      >
        Log out
      </Button>
    </section>
  )
}
