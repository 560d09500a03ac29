import { type Cents, percentOf } from '@/lib/money'
import { subtotalOf, TAX_AND_FEES_PERCENT } from './order-total'

/** A number of pieces of a line of an order. */
export type RefundLine = { id: number; quantity: number }

type Line = { id: number; priceCents: Cents; quantity: number }
type Refund = { amountCents: Cents; lines: readonly RefundLine[] }

/** What was paid for an order and has not gone back. */
export function leftToRefund({ totalCents, refundedCents }: { totalCents: Cents; refundedCents: Cents }): Cents {
  return totalCents - refundedCents
}

/** The lines with the pieces that have not gone back. */
export function refundableLines<L extends Line>(lines: readonly L[], refunds: readonly Refund[]): L[] {
  const back = new Map<number, number>()
  for (const { id, quantity } of refunds.flatMap((refund) => refund.lines)) back.set(id, (back.get(id) ?? 0) + quantity)
  return lines.map((line) => ({ ...line, quantity: line.quantity - (back.get(line.id) ?? 0) }))
}

/**
 * The refund of some pieces: their prices, and their share of taxes and fees, half up. Null when a line is not among
 * those that can be refunded, is named twice, or has fewer pieces left.
 */
export function refundOfLines(chosen: readonly RefundLine[], left: readonly Line[]): Cents | null {
  const isOnce = new Set(chosen.map(({ id }) => id)).size === chosen.length
  const pieces = chosen.flatMap(({ id, quantity }) => {
    const line = left.find((one) => one.id === id)
    return line && quantity > 0 && quantity <= line.quantity ? [{ ...line, quantity }] : []
  })
  if (!isOnce || chosen.length === 0 || pieces.length < chosen.length) return null
  const cents = subtotalOf(pieces)
  return cents + percentOf(cents, TAX_AND_FEES_PERCENT)
}
