'use client'

import { useState } from 'react'
import { RefundChoice, useRefundChoice } from '@/components/orders/refund-choice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PictureRow } from '@/components/ui/picture-row'
import { Textarea } from '@/components/ui/textarea'
import { laterText } from '@/lib/date-text'
import type { HelpAnswer } from '@/lib/live/browser/board-calls'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { asksForHelp } from '@/lib/live/rules/board-view'
import { formatMoney } from '@/lib/money'
import { HELP_TITLES } from '@/lib/orders/rules/help-texts'
import { leftToRefund } from '@/lib/orders/rules/order-refund'

const MAX_REASON = 500

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
  const { customer } = order
  const { by, refund, cents, isReady, fields } = useRefundChoice({
    order,
    asked,
    by: asked.length > 0 ? 'lines' : null,
  })
  const [reason, setReason] = useState('')
  const words = reason.trim()
  const to = order.paymentMethod === 'wallet' ? `${customer.firstName}’s wallet` : 'the card that paid'

  function decide() {
    if (refund) onDecide({ decision: 'refund', ...refund, reason: words })
    else if (by === 'decline') onDecide({ decision: 'decline', reason: words })
  }

  return (
    <>
      <RefundChoice
        fields={fields}
        label={`Your answer, until ${until}`}
        hints={{
          lines: `With their taxes and fees, to ${to}`,
          amount: `Up to ${formatMoney(leftToRefund(order))}, to ${to}`,
          decline: `${customer.firstName} can ask Plateful then`,
        }}
      />
      {by && (
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
            variant={by === 'decline' ? 'danger' : 'primary'}
            size="tap"
            pending={pending}
            disabled={disabled || !isReady || words === ''}
            onClick={decide}
          >
            {by === 'decline' ? 'Decline' : `Refund ${cents === null ? '' : formatMoney(cents)}`.trim()}
          </Button>
        </>
      )}
    </>
  )
}

/** The state of a request that the owner no longer answers. */
function settledText({ help }: FollowedBoardOrder): string {
  if (!help?.answeredBy || help.state === 'appealed') return 'Plateful answers this request.'
  if (help.answeredBy === 'customer') return help.answer
  const who = help.answeredBy === 'owner' ? 'You' : 'Plateful'
  return `${who} ${help.state === 'declined' ? 'declined' : 'refunded'}: ‘${help.answer}’`
}
