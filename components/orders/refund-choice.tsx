'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { chosenPieces, PiecePicker, piecesOf } from '@/components/ui/piece-picker'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { type Cents, centsFromDollars, dollarsFromCents } from '@/lib/money'
import { leftToRefund, type RefundLine, refundOfLines } from '@/lib/orders/rules/order-refund'

type By = 'lines' | 'amount' | 'decline'
/** The board has no prices: then the sum of lines is not known before they go back. */
type Item = RefundLine & { name: string; priceCents?: Cents }

type Options = {
  order: { totalCents: Cents; refundedCents: Cents; items: readonly Item[] }
  /** The pieces of lines that have not gone back; by default all. */
  left?: readonly RefundLine[]
  /** The pieces that are chosen at first. */
  asked?: readonly RefundLine[]
  by?: By | null
}

/**
 * The choice of a refund: pieces of lines, an amount, or to decline. `refund` is what a call sends, null while nothing
 * is chosen that can go back; `fields` are the props of RefundChoice.
 */
export function useRefundChoice({ order, left = order.items, asked = [], by: first = null }: Options) {
  const mostCents = leftToRefund(order)
  const lefts = new Map(left.map(({ id, quantity }) => [id, quantity]))
  const lines = order.items
    .map((item) => ({ ...item, quantity: lefts.get(item.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const [by, setBy] = useState(first)
  const [pieces, setPieces] = useState(() =>
    piecesOf(asked.filter(({ id, quantity }) => quantity <= (lefts.get(id) ?? 0))),
  )
  const [typed, setTyped] = useState('')
  const chosen = chosenPieces(pieces)
  const priced = lines.flatMap(({ priceCents, ...line }) => (priceCents === undefined ? [] : [{ ...line, priceCents }]))
  const wanted = by === 'lines' ? refundOfLines(chosen, priced) : centsFromDollars(Number(typed || 'none'))
  const mayGoBack = by !== null && by !== 'decline' && wanted !== null && wanted > 0 && wanted <= mostCents
  const cents = mayGoBack ? wanted : null
  const isUnpriced = by === 'lines' && priced.length < lines.length && chosen.length > 0
  const part = by === 'lines' ? { lines: chosen } : { amount: dollarsFromCents(cents ?? 0) }
  const refund = cents !== null || isUnpriced ? part : null
  return {
    by,
    cents,
    refund,
    isReady: refund !== null || by === 'decline',
    fields: { by, setBy, lines, pieces, setPieces, mostCents, typed, setTyped },
  }
}

type RefundChoiceProps = {
  fields: ReturnType<typeof useRefundChoice>['fields']
  label: string
  hideLabel?: boolean
  /** The meaning of each way, shown below it. A form without words for declining does not offer it. */
  hints: { lines?: string; amount?: string; decline: string | null }
}

/** Chooses a refund. */
export function RefundChoice({ fields, label, hideLabel, hints }: RefundChoiceProps) {
  const { by, setBy, lines, pieces, setPieces, mostCents, typed, setTyped } = fields
  const way = (one: By) => ({
    name: 'refund',
    checked: by === one,
    onChange: () => setBy(one),
    description: hints[one],
  })
  return (
    <>
      <RadioCards label={label} hideLabel={hideLabel}>
        <RadioCard title="Refund dishes" {...way('lines')} />
        <RadioCard title="Refund an amount" {...way('amount')} />
        {hints.decline !== null && <RadioCard title="Decline" {...way('decline')} />}
      </RadioCards>
      {by === 'lines' && <PiecePicker label="Which dishes?" lines={lines} pieces={pieces} onChange={setPieces} />}
      {by === 'amount' && <AmountField mostCents={mostCents} typed={typed} onType={setTyped} />}
    </>
  )
}
