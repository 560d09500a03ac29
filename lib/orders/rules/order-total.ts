import { type Cents, percentOf } from '@/lib/money'

/** Spec §9.1. */
export const DELIVERY_FEE_CENTS = 649
export const PRIORITY_FEE_CENTS = 149
export const TAX_AND_FEES_PERCENT = 10
export const TIP_PERCENTS = [15, 20, 25, 30] as const
export type TipPercent = (typeof TIP_PERCENTS)[number]
export const MAX_TIP_CENTS = 100_000

export const DELIVERY_OPTIONS = ['standard', 'priority', 'schedule'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]
/** Minutes, spec §9.1. */
export const DELIVERY_ESTIMATES = { priority: '15-30 min', standard: '20-35 min' } as const

export const PAYMENT_METHODS = ['credit-card', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A tip is a preset share of the subtotal or a custom amount (spec §4.2). */
export type Tip = { percent: TipPercent } | { cents: Cents }

/** The sum of the lines. */
export function subtotalOf(lines: readonly { priceCents: Cents; quantity: number }[]): Cents {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

/** The tip in cents. */
export function tipOf(subtotalCents: Cents, tip: Tip): Cents {
  return 'cents' in tip ? tip.cents : percentOf(subtotalCents, tip.percent)
}

/** All parts of an order's price (spec §9.1): subtotal + delivery + priority surcharge + taxes and fees + tip. */
export function orderTotal(subtotalCents: Cents, deliveryOption: DeliveryOption, tip: Tip) {
  const deliveryFeeCents: Cents = DELIVERY_FEE_CENTS
  const priorityFeeCents: Cents = deliveryOption === 'priority' ? PRIORITY_FEE_CENTS : 0
  const taxesAndFeesCents = percentOf(subtotalCents, TAX_AND_FEES_PERCENT)
  const tipCents = tipOf(subtotalCents, tip)
  return {
    subtotalCents,
    deliveryFeeCents,
    priorityFeeCents,
    taxesAndFeesCents,
    tipCents,
    totalCents: subtotalCents + deliveryFeeCents + priorityFeeCents + taxesAndFeesCents + tipCents,
  }
}
export type OrderTotal = ReturnType<typeof orderTotal>

/** The parts of a total with their names, as screens and receipts list them. */
export function partsOf(total: Omit<OrderTotal, 'totalCents'>): { name: string; cents: Cents }[] {
  return [
    { name: 'Subtotal', cents: total.subtotalCents },
    { name: 'Delivery fee', cents: total.deliveryFeeCents },
    ...(total.priorityFeeCents > 0 ? [{ name: 'Priority', cents: total.priorityFeeCents }] : []),
    { name: 'Taxes and fees', cents: total.taxesAndFeesCents },
    { name: 'Tip', cents: total.tipCents },
  ]
}
