'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'
import { session, useSession } from '@/lib/accounts/browser/session'
import type { User } from '@/lib/accounts/server/shapes'
import { type AnswerOf, call } from '@/lib/client/api'
import { isText } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'
import { isFullAccount } from '@/lib/policy'
import { takeMailedToken } from './mailed-token'

/** The token waits here, in this tab only, while its owner logs in. */
const KEY = 'invitation'
const NEXT = encodeURIComponent('/invite')

type Viewer = Pick<User, 'id' | 'email' | 'firstName' | 'guestAccount'>

const nameOf = (user: Viewer | null) => user && isFullAccount(user) && (user.email ?? user.firstName)

/**
 * Accepts an invitation with the token of a mailed link. It waits for a press, since mail scanners open every link.
 * `rendered` is the user for whom the server rendered it.
 */
export function AcceptInvitation({ rendered }: { rendered: Viewer | null }) {
  const { user, isKnown } = useSession()
  const name = nameOf(isKnown ? user : rendered)
  const [alert, setAlert] = useState<string | null>(null)
  const [accepted, setAccepted] = useState<AnswerOf<'acceptInvitation'> | null>(null)
  const { pending, run } = useAction(setAlert)
  useEffect(() => {
    const token = takeMailedToken()
    if (token) writeStored(KEY, token, sessionStorage)
  }, [])

  const accept = () =>
    run(true, async () => {
      setAlert(null)
      const token = readStored(KEY, isText, sessionStorage) ?? ''
      setAccepted(await call('acceptInvitation', { body: { token } }))
      writeStored(KEY, null, sessionStorage)
      const { user: now } = useSession.getState()
      if (now) session.setUser({ ...now, restaurantMember: true })
    })

  return (
    <div className="mt-6 flex flex-col gap-3">
      <FormAlert text={alert} />
      <p role="status">{accepted && `${accepted.message}.`}</p>
      {accepted ? (
        <>
          <LinkButton href={`/restaurants/${accepted.restaurant.id}/orders`} size="lg" wide>
            Open the order board
          </LinkButton>
          <LinkButton href="/restaurants/manage" variant="secondary" size="lg" wide>
            {TEXTS.workplaces}
          </LinkButton>
        </>
      ) : name ? (
        <>
          <p>
            You are logged in as <strong className="break-words">{name}</strong>. The invitation is for the email that
            it was sent to.
          </p>
          <Button size="lg" wide pending={pending !== null} onClick={() => void accept()}>
            Accept the invitation
          </Button>
        </>
      ) : (
        <>
          <p>Log in with the email that the invitation was sent to, or sign up with it.</p>
          <LinkButton href={`/login?next=${NEXT}`} size="lg" wide>
            Log in
          </LinkButton>
          <LinkButton href={`/signup?next=${NEXT}`} variant="secondary" size="lg" wide>
            Sign up
          </LinkButton>
        </>
      )}
    </div>
  )
}
