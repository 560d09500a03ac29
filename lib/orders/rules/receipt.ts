import { dateTimeText, laterText, soonText } from '@/lib/date-text'
import type { LetterRow } from '@/lib/mail/rules/letter'
import { type Cents, formatMoney } from '@/lib/money'
import { courierTexts, type ForCourier } from '@/lib/personal-texts'
import { type CanceledOrder, refundText, whyCanceled } from './cancel-texts'
import type { Stage } from './order-stage'
import type { OrderStatus } from './order-status'
import { type DeliveryOption, type OrderTotal, type PaymentMethod, partsOf } from './order-total'

type Line = {
  name: string
  quantity: number
  priceCents: Cents
  modifiers: readonly { group: string; name: string; priceCents: Cents }[]
  customizations: string | null
}

/** An order as it was charged. */
export type ChargedOrder = OrderTotal &
  CanceledOrder &
  ForCourier & {
    id: number
    status: OrderStatus
    items: readonly Line[]
    submittedAt: Date | null
    refunds: readonly { amountCents: Cents; reason: string }[]
    deliveryOption: DeliveryOption
    scheduledFor: Date | null
    stage: Stage | null
    estimatedFor: Date | null
    paymentMethod: PaymentMethod | null
    restaurant: { name: string; timeZone: string }
  }

const DELIVERY = {
  standard: 'Standard delivery',
  priority: 'Priority delivery',
  schedule: 'Scheduled delivery',
} as const
const PAYMENT = { 'credit-card': 'Credit card', wallet: 'Wallet' } as const

/** The receipt of a submitted order, for its page and its mail; null for an order that was never submitted. */
export function receiptOf(order: ChargedOrder, addressLine: string) {
  const { id, restaurant, submittedAt, paymentMethod, scheduledFor } = order
  if (!submittedAt || !paymentMethod) return null
  const isCanceled = order.status === 'Canceled'
  const isDelivered = order.stage === 'delivered'
  const when = scheduledFor ? soonText(scheduledFor, restaurant.timeZone) : DELIVERY[order.deliveryOption]
  return {
    title: restaurant.name,
    number: `Order ${id}`,
    placed: dateTimeText(submittedAt, restaurant.timeZone),
    lines: order.items.map(lineRow),
    totals: totalRows(order),
    /** What went back in part. */
    refunds: refundRows(order),
    facts: (isCanceled
      ? [
          {
            label: backLabel(order),
            value: formatMoney(order.totalCents),
          },
        ]
      : [
          { label: 'Paid with', value: PAYMENT[paymentMethod] },
          { label: 'Delivery', value: when },
          {
            label: isDelivered ? 'Delivered to' : 'Delivering to',
            notes: courierTexts(order),
            value: addressLine,
          },
        ]) satisfies LetterRow[],
    when,
    /** The heading about the arrival, or that it was delivered. */
    arrival: isCanceled ? null : arrivalText(order),
    canceled: isCanceled ? `Canceled. ${whyCanceled(order)} ${refundText(order)}` : null,
  }
}
export type Receipt = NonNullable<ReturnType<typeof receiptOf>>

/** 'Arrives about 6:35 PM', with the day when it is another day than the order's; 'Delivered' afterwards. */
function arrivalText({ stage, submittedAt, estimatedFor, scheduledFor, restaurant: { timeZone } }: ChargedOrder) {
  if (stage === 'delivered') return 'Delivered'
  if (!estimatedFor || !submittedAt) return null
  const time = laterText(estimatedFor, timeZone, submittedAt)
  return scheduledFor ? `Arrives ${time}` : `Arrives about ${time}`
}

/** A line's price includes its modifiers; each modifier that costs something shows its part. */
function lineRow({ name, quantity, priceCents, modifiers, customizations }: Line): LetterRow {
  const chosen = modifiers.map((one) => {
    const price = one.priceCents > 0 ? ` (+${formatMoney(one.priceCents)})` : ''
    return `${one.group}: ${one.name}${price}`
  })
  const notes = customizations ? [...chosen, customizations] : chosen
  return { label: `${quantity} × ${name}`, notes, value: formatMoney(priceCents * quantity) }
}

function backLabel({ paymentMethod, refunds }: ChargedOrder): string {
  if (paymentMethod === 'wallet') return 'Back in your wallet'
  return refunds.length > 0 ? 'Back on your card' : 'Not charged'
}

function refundRows({ refunds, paymentMethod }: ChargedOrder): LetterRow[] {
  const label = paymentMethod === 'wallet' ? 'Refunded to your wallet' : 'Refunded to your card'
  return refunds.map(({ amountCents, reason }) => ({ label, notes: [reason], value: formatMoney(amountCents) }))
}

function totalRows(order: OrderTotal): LetterRow[] {
  const rows = partsOf(order)
    .filter(({ name, cents }) => cents > 0 || name !== 'Tip')
    .map(({ name, cents }): LetterRow => ({ label: name, value: formatMoney(cents) }))
  return [...rows, { label: 'Total', value: formatMoney(order.totalCents), strong: true }]
}
