import type * as z from 'zod/mini'
import { dateOf, instant } from '@/lib/instant'
import type { Cents } from '@/lib/money'
import type { RefundLine } from '@/lib/orders/rules/order-refund'
import type { OrderHelp } from '@/lib/orders/server/shapes'
import type { decisionBody, HelpOut } from './help-schemas'

export const helpToWire = (help: OrderHelp): HelpOut => ({
  ...help,
  at: help.at.toISOString(),
  answeredAt: instant(help.answeredAt),
  appealedAt: instant(help.appealedAt),
  answerUntil: instant(help.answerUntil),
  appealUntil: instant(help.appealUntil),
})

export const helpFromWire = (help: HelpOut): OrderHelp => ({
  ...help,
  at: new Date(help.at),
  answeredAt: dateOf(help.answeredAt),
  appealedAt: dateOf(help.appealedAt),
  answerUntil: dateOf(help.answerUntil),
  appealUntil: dateOf(help.appealUntil),
})

/** A part of an order to refund: pieces of lines, or an amount. */
export type RefundPart = { lines: RefundLine[] } | { amountCents: Cents }

export const refundPart = ({
  lines,
  amount = 0,
}: {
  lines?: RefundLine[] | undefined
  amount?: Cents | undefined
}): RefundPart => (lines ? { lines } : { amountCents: amount })

/** The body of a decision for its command; `refund` is null when it declines. */
export function helpDecision({ decision, lines, amount, reason, version }: z.output<typeof decisionBody>) {
  return { refund: decision === 'refund' ? refundPart({ lines, amount }) : null, reason, version }
}
export type HelpDecision = ReturnType<typeof helpDecision>
