'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { PasswordField } from '@/components/ui/password-field'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useAction } from '@/lib/client/use-action'

const MAX_REASON = 500

type ActDialogProps = {
  title: string
  description: string
  confirmLabel: string
  destructive?: boolean
  /** The fields of the dialog besides the reason; with a problem, it cannot be sent yet. */
  children?: ReactNode
  isReady?: boolean
  /** Identifies what is sent, besides the reason. */
  about: unknown
  send: (reason: string, idempotencyKey: string) => Promise<unknown>
  doneText: string
  onClose: () => void
}

/** An act with its reason. The server may ask for the password again; then the dialog does, and sends it anew. */
export function ActDialog(props: ActDialogProps) {
  const { title, description, confirmLabel, destructive, children, isReady = true, about, doneText, onClose } = props
  const router = useRouter()
  const [attempts] = useState(() => new Attempts())
  const [reason, setReason] = useState('')
  const [password, setPassword] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const words = reason.trim()
  const isComplete = isReady && words !== '' && password !== ''

  async function act() {
    if (password) {
      await call('confirmPassword', { body: { password } })
      setPassword(null)
    }
    try {
      await attempts.send({ about, words }, (key) => props.send(words, key))
    } catch (error) {
      if (asksPassword(error)) setPassword('')
      throw error
    }
  }

  async function confirm() {
    if (!isComplete) return
    setProblem(null)
    if (!(await run(true, act))) return
    notify(doneText)
    onClose()
    router.refresh()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            pending={pending !== null}
            disabled={!isComplete}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert text={problem} />
        {children}
        <Field label="Reason" hint="Kept in the audit log." required>
          <Textarea rows={2} maxLength={MAX_REASON} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {password !== null && (
          <PasswordField
            label="Your password"
            required
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

function asksPassword(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'password_required'
}
