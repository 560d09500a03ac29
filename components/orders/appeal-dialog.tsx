'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import type { OverlayProps } from '@/components/ui/late'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useAction } from '@/lib/client/use-action'
import { mergeAnswer } from '@/lib/live/browser/live-store'
import { orderFromWire } from '@/lib/orders/contract/wire'
import { MAX_HELP_TEXT } from '@/lib/orders/rules/order-help'
import type { Order } from '@/lib/orders/server/shapes'

/** Asks Plateful to look at a request after the restaurant's answer. */
export function AppealDialog({ order, open, onOpenChange }: OverlayProps & { order: Order }) {
  const [attempts] = useState(() => new Attempts())
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const words = text.trim()

  async function send() {
    setProblem(null)
    const isSent = await run(true, async () => {
      const body = { text: words }
      const answer = await attempts.send(body, (idempotencyKey) =>
        call('appealHelp', { params: { id: order.id }, body, idempotencyKey }),
      )
      mergeAnswer({ orders: [orderFromWire(answer)] })
    })
    if (!isSent) return
    notify('Plateful has your request.')
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ask Plateful"
      description="We read your request and the restaurant’s answer, and decide. You can ask once."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Back
          </Button>
          <Button pending={pending !== null} disabled={words === ''} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FormAlert text={problem} />
        <Field label="Why should we look at it?" required>
          <Textarea rows={4} maxLength={MAX_HELP_TEXT} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
