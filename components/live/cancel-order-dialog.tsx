'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import type { OverlayProps } from '@/components/ui/late'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Textarea } from '@/components/ui/textarea'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { formatMoney } from '@/lib/money'
import { CANCEL_REASONS, type CancelReason } from '@/lib/orders/rules/order-stage'
import { CANCEL_REASON_LABELS } from './board-texts'

const MAX_TEXT = 200

type CancelOrderDialogProps = OverlayProps & {
  order: FollowedBoardOrder
  pending: boolean
  disabled: boolean
  onCancel: (body: { reason: CancelReason; text?: string; items?: number[] }) => void
}

/** Asks why the restaurant cancels an order; the customer reads the reason. */
export function CancelOrderDialog({ order, pending, disabled, open, onOpenChange, onCancel }: CancelOrderDialogProps) {
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [text, setText] = useState('')
  const [items, setItems] = useState<readonly number[]>([])
  const words = text.trim()
  const isReady = reason !== null && (reason !== 'other' || words !== '')

  function cancel() {
    if (!isReady) return
    onCancel({ reason, ...(words && { text: words }), ...(reason === 'sold_out' && { items: [...items] }) })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel order ${order.id}?`}
      description={moneyText(order)}
      footer={
        <>
          <Button variant="secondary" size="tap" className="px-5" onClick={() => onOpenChange(false)}>
            Keep order
          </Button>
          <Button
            variant="danger"
            size="tap"
            className="px-5"
            pending={pending}
            disabled={disabled || !isReady}
            onClick={cancel}
          >
            Cancel order
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards label="Why? The customer reads it.">
          {CANCEL_REASONS.map((one) => (
            <RadioCard
              key={one}
              name="reason"
              value={one}
              title={CANCEL_REASON_LABELS[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </RadioCards>
        {reason === 'sold_out' && (
          <fieldset>
            <legend className="font-medium text-sm">Sold out until the next opening</legend>
            {order.items.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={items.includes(id)}
                onChange={({ target }) => setItems(target.checked ? [...items, id] : items.filter((one) => one !== id))}
              />
            ))}
          </fieldset>
        )}
        {reason === 'other' && (
          <Field label="What the customer should know" required>
            <Textarea rows={2} maxLength={MAX_TEXT} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

function moneyText({ paymentMethod, totalCents, customer }: FollowedBoardOrder): string {
  return paymentMethod === 'wallet'
    ? `${formatMoney(totalCents)} goes back to ${customer.firstName}'s wallet. This cannot be undone.`
    : `${customer.firstName}'s card is not charged. This cannot be undone.`
}
