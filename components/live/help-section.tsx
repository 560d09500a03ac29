'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PictureRow } from '@/components/ui/picture-row'
import { chosenPieces, PiecePicker, type Pieces, piecesOf } from '@/components/ui/piece-picker'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Textarea } from '@/components/ui/textarea'
import { laterText } from '@/lib/date-text'
import type { HelpAnswer } from '@/lib/live/browser/board-calls'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { asksForHelp } from '@/lib/live/rules/board-view'
import { centsFromDollars, dollarsFromCents, formatMoney } from '@/lib/money'
import { HELP_TITLES } from '@/lib/orders/rules/help-texts'
import { leftToRefund } from '@/lib/orders/rules/order-refund'

const MAX_REASON = 500

/** The ways to answer. */
const ANSWERS = ['lines', 'amount', 'decline'] as const
type Answer = (typeof ANSWERS)[number]

type HelpSectionProps = {
  order: FollowedBoardOrder
  /** The server's time, in milliseconds since the epoch. */
  now: number
  disabled: boolean
  pending: boolean
  /** Null for those who do not decide about money. */
  onDecide: ((answer: HelpAnswer) => void) | null
}

/** A customer's request for help on the board, and its answer. */
export function HelpSection({ order, now, disabled, pending, onDecide }: HelpSectionProps) {
  const { help, customer, items } = order
  if (!help) return null
  const { timeZone } = order.restaurant
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const isOpen = asksForHelp(order, now) && help.answerUntil !== null
  const until = help.answerUntil ? laterText(help.answerUntil, timeZone, new Date(now)) : ''
  return (
    <section aria-labelledby={`help-${order.id}`} className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <div className="flex flex-col gap-2">
        <h3 id={`help-${order.id}`} className="font-bold text-lg">{`${customer.firstName} asks for help`}</h3>
        <p className="font-semibold text-base">{HELP_TITLES[help.kind]}</p>
        {help.lines.map(({ id, quantity }) => (
          <p key={id} className="break-words text-base">{`${quantity} × ${names.get(id)}`}</p>
        ))}
        {help.text && <p className="whitespace-pre-line break-words text-base">{help.text}</p>}
        <PictureRow pictures={help.pictures} label="Pictures" />
      </div>
      {isOpen && onDecide && (
        <Decision order={order} asked={help.lines} until={until} {...{ disabled, pending, onDecide }} />
      )}
      {!(isOpen && onDecide) && (
        <p className="text-base text-ink-soft">{isOpen ? `The owner answers until ${until}.` : settledText(order)}</p>
      )}
    </section>
  )
}

type DecisionProps = Omit<HelpSectionProps, 'now' | 'onDecide'> & {
  asked: readonly { id: number; quantity: number }[]
  until: string
  onDecide: (answer: HelpAnswer) => void
}

function Decision({ order, asked, until, disabled, pending, onDecide }: DecisionProps) {
  const { customer, items } = order
  const left = leftToRefund(order)
  const [answer, setAnswer] = useState<Answer | null>(asked.length > 0 ? 'lines' : null)
  const [pieces, setPieces] = useState<Pieces>(() => piecesOf(asked))
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const lines = chosenPieces(pieces)
  const cents = centsFromDollars(Number(typed || 'none'))
  const words = reason.trim()
  const isAmount = cents !== null && cents > 0 && cents <= left
  const isReady = words !== '' && (answer === 'lines' ? lines.length > 0 : answer === 'amount' ? isAmount : answer)
  const to = order.paymentMethod === 'wallet' ? `${customer.firstName}’s wallet` : 'the card that paid'

  function decide() {
    if (answer === 'decline') onDecide({ decision: 'decline', reason: words })
    else if (answer === 'lines') onDecide({ decision: 'refund', lines, reason: words })
    else if (cents !== null) onDecide({ decision: 'refund', amount: dollarsFromCents(cents), reason: words })
  }

  return (
    <>
      <RadioCards label={`Your answer, until ${until}`}>
        <RadioCard
          name="answer"
          title="Refund dishes"
          description={`With their taxes and fees, to ${to}`}
          checked={answer === 'lines'}
          onChange={() => setAnswer('lines')}
        />
        <RadioCard
          name="answer"
          title="Refund an amount"
          description={`Up to ${formatMoney(left)}, to ${to}`}
          checked={answer === 'amount'}
          onChange={() => setAnswer('amount')}
        />
        <RadioCard
          name="answer"
          title="Decline"
          description={`${customer.firstName} can ask Plateful then`}
          checked={answer === 'decline'}
          onChange={() => setAnswer('decline')}
        />
      </RadioCards>
      {answer === 'lines' && <PiecePicker label="Which dishes?" lines={items} pieces={pieces} onChange={setPieces} />}
      {answer === 'amount' && <AmountField mostCents={left} typed={typed} onType={setTyped} />}
      {answer && (
        <>
          <Field label={`Your words to ${customer.firstName}`} required>
            <Textarea
              rows={2}
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <Button
            variant={answer === 'decline' ? 'danger' : 'primary'}
            size="tap"
            pending={pending}
            disabled={disabled || !isReady}
            onClick={decide}
          >
            {answer === 'decline'
              ? 'Decline'
              : answer === 'amount' && isAmount
                ? `Refund ${formatMoney(cents)}`
                : 'Refund'}
          </Button>
        </>
      )}
    </>
  )
}

/** The state of a request that the owner no longer answers. */
function settledText({ help }: FollowedBoardOrder): string {
  if (!help?.answeredBy || help.state === 'appealed') return 'Plateful answers this request.'
  const who = help.answeredBy === 'owner' ? 'You' : 'Plateful'
  return `${who} ${help.state === 'declined' ? 'declined' : 'refunded'}: ‘${help.answer}’`
}
