import { formatMoney } from '@/lib/money'
import type { HelpKind, HelpState } from './order-help'
import type { EventActor, OrderEventKind } from './order-stage'
import type { PaymentMethod } from './order-total'

export const HELP_TITLES: Record<HelpKind, string> = {
  missing: 'Something is missing',
  wrong: 'Something is wrong',
  late: 'It came late',
  never_came: 'It never came',
  quality: 'It was not good',
}

export const HELP_DETAILS: Record<HelpKind, string> = {
  missing: 'A dish, a drink or an extra did not come.',
  wrong: 'You got something else than you ordered.',
  late: 'Much later than you were told.',
  never_came: 'It says delivered, but you have nothing.',
  quality: 'Cold, spilled, or not as it should be.',
}

type Step = { kind: OrderEventKind; actor: EventActor; text: string; at: Date }
type HelpedOrder = {
  paymentMethod: PaymentMethod | null
  restaurant: { name: string }
  refunds: readonly { amountCents: number; at: Date }[]
  events: readonly Step[]
  help: { state: HelpState; at: Date; answeredBy: EventActor | null; answeredAt: Date | null; appeal: string } | null
}

/** Where refunds of an order go. */
const placeOf = ({ paymentMethod }: Pick<HelpedOrder, 'paymentMethod'>) =>
  paymentMethod === 'wallet' ? 'your wallet' : 'your card'

const nameOf = (actor: EventActor, { restaurant }: Pick<HelpedOrder, 'restaurant'>) =>
  actor === 'operator' ? 'Plateful' : restaurant.name

/** For the customer: the last answer to a request for help, in a sentence without its end; '' without one. */
export function answerText(order: HelpedOrder): string {
  const { help } = order
  if (!help?.answeredBy || !help.answeredAt) return ''
  if (help.state === 'declined') return `${nameOf(help.answeredBy, order)} declined your request`
  return refundedText(order, { actor: help.answeredBy, at: help.answeredAt })
}

function refundedText(order: HelpedOrder, { actor, at }: Pick<Step, 'actor' | 'at'>): string {
  const back = order.refunds.find((refund) => refund.at.getTime() === at.getTime())
  // A cancellation gives back the rest, which is no refund in part.
  if (!back) return 'Your order was canceled and refunded'
  return `${nameOf(actor, order)} refunded ${formatMoney(back.amountCents)} to ${placeOf(order)}`
}

/** The steps of a request for help, for the customer, oldest first, with the words of each. */
export function helpStory(order: HelpedOrder): { at: Date; title: string; text: string }[] {
  const { help, events } = order
  if (!help) return []
  return events.flatMap(({ kind, actor, text, at }) => {
    if (at < help.at) return []
    if (kind === 'help_asked') return { at, title: 'You asked for help', text: '' }
    if (kind === 'help_appealed') return { at, title: 'You asked Plateful', text: help.appeal }
    if (kind === 'help_declined') return { at, title: `${nameOf(actor, order)} declined your request`, text }
    return kind === 'refunded' ? { at, title: refundedText(order, { actor, at }), text } : []
  })
}
