'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { type Cents, centsFromDollars, formatMoney } from '@/lib/domain/money'
import { MAX_TIP_CENTS } from '@/lib/domain/order-total'

const AMOUNT = /^\$?(\d+(?:\.\d{1,2})?)$/

type TipDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onSave: (cents: Cents) => void }

/** Asks for a tip of one's own; saved by the button or by Enter once there is an amount (spec §5). */
export function TipDialog({ open, onOpenChange, onSave }: TipDialogProps) {
  const formId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function close(next: boolean) {
    if (!next) {
      setText('')
      setError(undefined)
    }
    onOpenChange(next)
  }

  function save() {
    const cents = centsFromTyped(text)
    if (cents === null) return setError(`Please enter an amount from $0 to ${formatMoney(MAX_TIP_CENTS)}`)
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
          if (isAmount(text)) save()
        }}
      >
        <Field label="Tip amount" error={error}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            before="$"
            placeholder="0.00"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** Whether it reads as an amount of money, be it too much. */
const isAmount = (text: string) => AMOUNT.test(text.trim())

/** Reads '5', '5.5' or '$5.50'; null for anything else and for more than a tip may be. */
function centsFromTyped(text: string): Cents | null {
  const [, dollars] = AMOUNT.exec(text.trim()) ?? []
  const cents = dollars === undefined ? null : centsFromDollars(Number(dollars))
  return cents !== null && cents <= MAX_TIP_CENTS ? cents : null
}
