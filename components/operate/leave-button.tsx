'use client'

import { Button } from '@/components/ui/button'
import { alertUser } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { useAction } from '@/lib/client/use-action'

/** Signs the operator out. A new page follows: the desk does not exist for anybody else. */
export function LeaveButton() {
  const { pending, run } = useAction(alertUser)
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending !== null}
      onClick={() =>
        run(
          true,
          () => session.signOut(),
          () => location.assign('/login'),
        )
      }
    >
      Sign out
    </Button>
  )
}
