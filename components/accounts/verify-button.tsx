'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { takeMailedToken } from './mailed-token'

/** Verifies an email with the token of a mailed link. It waits for a press, since mail scanners open every link. */
export function VerifyButton() {
  const token = useRef('')
  const [alert, setAlert] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { pending, run } = useAction<'verify'>(setAlert)
  useEffect(() => {
    token.current = takeMailedToken() || token.current
  }, [])

  const verify = () =>
    run('verify', async () => {
      setAlert(null)
      await call('verifyEmail', { body: { token: token.current } })
      setDone(true)
    })

  return (
    <div className="mt-6 flex flex-col gap-3">
      <FormAlert text={alert} />
      <p role="status">{done && 'Thank you. Your email is verified.'}</p>
      {done ? (
        <LinkButton href="/account" size="lg" wide>
          Go to your account
        </LinkButton>
      ) : (
        <Button size="lg" wide pending={pending === 'verify'} onClick={() => void verify()}>
          Verify my email
        </Button>
      )}
    </div>
  )
}
