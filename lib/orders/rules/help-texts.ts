import { formatMoney } from '@/lib/money'
import type { HelpKind, HelpState } from './order-help'
import type { EventActor } from './order-stage'
import type { PaymentMethod } from './order-total'

export const HELP_TITLES: Record<HelpKind, string> = {
  missing: 'Something is missing',
  wrong: 'Something is wrong',
  late: 'It came late',
  never_came: 'It never came',
  quality: 'It was not good',
}

type HelpedOrder = {
  paymentMethod: PaymentMethod | null
  restaurant: { name: string }
  refunds: readonly { amountCents: number; at: Date }[]
  help: { state: HelpState; answeredBy: EventActor | null; answeredAt: Date | null } | null
}

/** Where refunds of an order go. */
export const refundPlace = (paymentMethod: PaymentMethod | null) =>
  paymentMethod === 'wallet' ? 'your wallet' : 'your card'

/** For the customer: the last answer to a request for help, in a sentence; '' without one. */
export function answerText({ help, restaurant, refunds, paymentMethod }: HelpedOrder): string {
  if (!help?.answeredBy) return ''
  const who = help.answeredBy === 'operator' ? 'Plateful' : restaurant.name
  if (help.state === 'declined') return `${who} declined your request`
  const back = refunds.find(({ at }) => at.getTime() === help.answeredAt?.getTime())
  if (!back) return `${who} refunded your order`
  return `${who} refunded ${formatMoney(back.amountCents)} to ${refundPlace(paymentMethod)}`
}
