'use client'

import { useRouter } from 'next/navigation'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-styles'
import { alertUser } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { noteSuspension, useSuspension } from '@/lib/accounts/browser/suspension'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { DemoAccount } from '@/lib/accounts/server/demo'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'

/** Signs in without a password: sends the call, takes over the user and goes on to `next`. */
function useQuickEntry(next: string) {
  const router = useRouter()
  const { pending, run } = useAction<string>((text) => useSuspension.getState().suspension ?? alertUser(text))
  /** `button` identifies the one that was pressed. */
  const enter = (button: string, send: () => Promise<User>) =>
    run(
      button,
      () =>
        session.enter(send()).catch((error: unknown) => {
          noteSuspension(error)
          throw error
        }),
      () => router.replace(next),
    )

  return { pending, enter }
}

/** Creates a guest account and goes on to `next`. */
export function GuestButton({ next, ...look }: ButtonLook & { next: string }) {
  const { pending, enter } = useQuickEntry(next)
  return (
    <Button
      variant="secondary"
      {...look}
      pending={pending !== null}
      onClick={() => enter('guest', () => call('continueAsGuest').then(userFromWire))}
    >
      Continue as guest
    </Button>
  )
}

/** One button for each demo account. */
export function DemoButtons({ accounts, next }: { accounts: readonly DemoAccount[]; next: string }) {
  const { pending, enter } = useQuickEntry(next)
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {accounts.map(({ id, firstName, role }) => {
        const button = `demo ${id}`
        return (
          <li key={id} className="sm:last:odd:col-span-2">
            <Button
              variant="secondary"
              wide
              size="tap"
              className="px-3 text-left"
              pending={pending === button}
              disabled={pending !== null && pending !== button}
              onClick={() => enter(button, () => call('demoLogIn', { params: { id } }).then(userFromWire))}
            >
              <span className="flex w-full min-w-0 items-center gap-2">
                <Avatar name={firstName} src="" className="size-9 text-sm" />
                <span className="min-w-0">
                  <span className="sr-only">Log in as </span>
                  <span className="block truncate text-sm leading-5">{firstName}</span>
                  <span className="block truncate font-normal text-ink-soft text-xs">{role}</span>
                </span>
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
