'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { chosenPieces, PiecePicker, type Pieces, piecesOf } from '@/components/ui/piece-picker'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { call } from '@/lib/client/api'
import { centsFromDollars, dollarsFromCents, formatMoney } from '@/lib/money'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { leftToRefund, refundOfLines } from '@/lib/orders/rules/order-refund'
import { ActDialog } from './act-dialog'

/** Answers a customer's request for help, for good. */
export function HelpDialog({ story, onClose }: { story: OperatorOrder; onClose: () => void }) {
  const { order, customer, leftLines } = story
  const left = leftToRefund(order)
  const lefts = new Map(leftLines.map(({ id, quantity }) => [id, quantity]))
  const items = order.items
    .map((item) => ({ ...item, quantity: lefts.get(item.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const [answer, setAnswer] = useState<'lines' | 'amount' | 'decline' | null>(null)
  const [pieces, setPieces] = useState<Pieces>(() =>
    piecesOf((order.help?.lines ?? []).filter(({ id, quantity }) => quantity <= (lefts.get(id) ?? 0))),
  )
  const [typed, setTyped] = useState('')
  const lines = chosenPieces(pieces)
  const cents = answer === 'lines' ? refundOfLines(lines, items) : centsFromDollars(Number(typed || 'none'))
  const isRefund = answer === 'lines' || answer === 'amount'
  const isReady = answer === 'decline' || (isRefund && cents !== null && cents > 0 && cents <= left)
  const refund = answer === 'lines' ? { lines } : { amount: dollarsFromCents(cents ?? 0) }
  const decision = isRefund ? { decision: 'refund' as const, ...refund } : { decision: 'decline' as const }
  return (
    <ActDialog
      title={`Answer the request about order ${order.id}`}
      description={`${formatMoney(left)} is left to refund. ${customer.firstName} reads the reason.`}
      confirmLabel={isRefund && isReady && cents !== null ? `Refund ${formatMoney(cents)}` : 'Answer'}
      destructive={answer === 'decline'}
      isReady={isReady}
      about={[decision, order.version]}
      send={(reason, idempotencyKey) =>
        call('decideHelpForOperator', {
          params: { id: order.id },
          body: { ...decision, reason, version: order.version },
          idempotencyKey,
        })
      }
      doneText="The request is answered."
      onClose={onClose}
    >
      <RadioCards label="Answer" hideLabel>
        <RadioCard
          name="answer"
          title="Refund dishes"
          checked={answer === 'lines'}
          onChange={() => setAnswer('lines')}
        />
        <RadioCard
          name="answer"
          title="Refund an amount"
          checked={answer === 'amount'}
          onChange={() => setAnswer('amount')}
        />
        <RadioCard name="answer" title="Decline" checked={answer === 'decline'} onChange={() => setAnswer('decline')} />
      </RadioCards>
      {answer === 'lines' && <PiecePicker label="Which dishes?" lines={items} pieces={pieces} onChange={setPieces} />}
      {answer === 'amount' && <AmountField mostCents={left} typed={typed} onType={setTyped} />}
    </ActDialog>
  )
}
