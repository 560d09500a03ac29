'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { WordsDialog, type WordsDialogProps } from '@/components/ui/words-dialog'
import { ApiError, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'

const MAX_REASON = 500

type ActDialogProps = Omit<WordsDialogProps, 'label' | 'hint' | 'most' | 'after' | 'send' | 'onDone'> & {
  confirmLabel: string
  /** Identifies what is sent, besides the reason. */
  about: unknown
  send: (reason: string, idempotencyKey: string) => Promise<unknown>
}

/** An act with its reason. The server may ask for the password again; then the dialog does, and sends it anew. */
export function ActDialog({ about, send, isReady = true, ...dialog }: ActDialogProps) {
  const router = useRouter()
  const [attempts] = useState(() => new Attempts())
  const [password, setPassword] = useState<string | null>(null)

  async function act(reason: string) {
    if (password) {
      await call('confirmPassword', { body: { password } })
      setPassword(null)
    }
    try {
      await attempts.send({ about, reason }, (key) => send(reason, key))
    } catch (error) {
      if (asksPassword(error)) setPassword('')
      throw error
    }
  }

  return (
    <WordsDialog
      {...dialog}
      label="Reason"
      hint="Kept in the audit log."
      most={MAX_REASON}
      isReady={isReady && password !== ''}
      send={act}
      onDone={router.refresh}
      after={
        password !== null && (
          <PasswordField
            label="Your password"
            required
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )
      }
    />
  )
}

function asksPassword(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'password_required'
}
