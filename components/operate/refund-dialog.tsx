'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Field } from '@/components/ui/field'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Select } from '@/components/ui/select'
import { call } from '@/lib/client/api'
import { centsFromDollars, dollarsFromCents, formatMoney } from '@/lib/money'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { leftToRefund, refundOfLines } from '@/lib/orders/rules/order-refund'
import { ActDialog } from './act-dialog'

type By = 'lines' | 'amount'

/** Gives a part of an order back: pieces of its lines, or an amount. */
export function RefundDialog({ story, onClose }: { story: OperatorOrder; onClose: () => void }) {
  const { order, customer, leftLines } = story
  const left = leftToRefund(order)
  const [by, setBy] = useState<By>('lines')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [typed, setTyped] = useState('')

  const items = order.items.map((item) => ({
    ...item,
    quantity: leftLines.find(({ id }) => id === item.id)?.quantity ?? 0,
  }))
  const lines = Object.entries(pieces).flatMap(([id, quantity]) => (quantity > 0 ? [{ id: Number(id), quantity }] : []))
  const cents = by === 'lines' ? refundOfLines(lines, items) : centsFromDollars(Number(typed || 'none'))
  const isReady = cents !== null && cents > 0 && cents <= left
  const to = order.paymentMethod === 'wallet' ? `${customer.firstName}’s wallet` : 'the card that paid'

  return (
    <ActDialog
      title={`Refund a part of order ${order.id}`}
      description={`To ${to}. ${formatMoney(left)} is left. ${customer.firstName} reads the reason.`}
      confirmLabel={isReady ? `Refund ${formatMoney(cents)}` : 'Refund'}
      isReady={isReady}
      about={by === 'lines' ? lines : cents}
      send={(reason, idempotencyKey) =>
        call('refundForOperator', {
          params: { id: order.id },
          body: by === 'lines' ? { lines, reason } : { amount: dollarsFromCents(cents ?? 0), reason },
          idempotencyKey,
        })
      }
      doneText={isReady ? `${formatMoney(cents)} went back.` : ''}
      onClose={onClose}
    >
      <RadioCards label="By" hideLabel className="grid-cols-2">
        <RadioCard name="by" title="Lines" checked={by === 'lines'} onChange={() => setBy('lines')} />
        <RadioCard name="by" title="Amount" checked={by === 'amount'} onChange={() => setBy('amount')} />
      </RadioCards>
      {by === 'lines' ? (
        <div className="flex flex-col gap-1">
          {items.map(({ id, name, quantity, priceCents }) => (
            <Field key={id} label={`${name}, ${formatMoney(priceCents)} each`}>
              <Select
                value={String(pieces[id] ?? 0)}
                disabled={quantity === 0}
                options={Array.from({ length: quantity + 1 }, (_, count) => {
                  return { value: String(count), label: `${count} of ${quantity}` }
                })}
                onChange={({ target }) => setPieces({ ...pieces, [id]: Number(target.value) })}
              />
            </Field>
          ))}
          <p className="text-ink-soft text-sm">With their share of taxes and fees.</p>
        </div>
      ) : (
        <AmountField mostCents={left} typed={typed} onType={setTyped} />
      )}
    </ActDialog>
  )
}
