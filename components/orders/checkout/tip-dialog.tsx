'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import type { OverlayProps } from '@/components/ui/late'
import { TextInput } from '@/components/ui/text-input'
import { type Cents, formatMoney } from '@/lib/money'
import { MAX_TIP_CENTS } from '@/lib/orders/rules/order-total'
import { isAmount, tipCents, tipProblem } from './typed-tip'

/** Asks for a custom tip; saved by the button or by Enter once the amount is valid (spec §5.6). */
export function TipDialog({ open, onOpenChange, onSave }: OverlayProps & { onSave: (cents: Cents) => void }) {
  const formId = useId()
  const [text, setText] = useState('')
  /** Whether typing has paused. */
  const [finished, setFinished] = useState(false)

  function close(next: boolean) {
    if (!next) {
      setText('')
      setFinished(false)
    }
    onOpenChange(next)
  }

  function save() {
    const cents = tipCents(text)
    if (cents === null) return
    onSave(cents)
    close(false)
  }

  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={close}
      title="Add a tip"
      description={`Any amount up to ${formatMoney(MAX_TIP_CENTS)}.`}
      footer={
        <Button type="submit" form={formId} disabled={!isAmount(text)}>
          Save
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save()
        }}
      >
        <Field label="Tip amount" error={tipProblem(text, { finished })}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            before="$"
            placeholder="0.00"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setFinished(false)
            }}
            onBlur={() => setFinished(true)}
            // While Save is disabled, Enter submits nothing.
            onKeyDown={(event) => event.key === 'Enter' && setFinished(true)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
