import type { Cents } from '@/lib/money'
import type { OrderStatus } from '@/lib/orders/rules/order-status'
import { type DeliveryOption, type OrderTotal, orderTotal, subtotalOf } from '@/lib/orders/rules/order-total'
import { ratingTenths } from '@/lib/restaurants/rules/rating'

/** Invariants of all wallets, orders and ratings, each with the model of its rows. */
export const LEDGER_RULES = {
  balance: ['User', 'a wallet holds the sum of its entries'],
  signup: ['User', 'a full account has one signup entry, a guest has none'],
  running_balance: ['WalletEntry', 'an entry tells the balance after it'],
  overdrawn: ['WalletEntry', 'a balance is never negative'],
  owned: ['WalletEntry', 'an entry about an order is of its customer'],
  lines: ['Order', 'an order has lines'],
  modifiers: ['Order', 'a line costs at least what its modifiers do'],
  costs: ['Order', 'every part of the total follows from lines, delivery and tip'],
  payment: ['Order', 'a wallet pays what it submits once and in full, and nothing else'],
  refund: ['Order', 'what a wallet paid and is left comes back once when canceled, and nothing else'],
  partial_refund: ['Order', 'each refund in part of a wallet payment is one entry'],
  refunded: ['Order', 'what went back is the sum of the refunds in part, and all that was paid once it is canceled'],
  audit: ['Order', 'each refund in part and each cancellation of an operator has an entry of the audit log'],
  events: ['Order', 'an order has one event for each of its versions'],
  rating: ['Restaurant', 'sum, count and mean are those of the reviews'],
} as const
export type LedgerRule = keyof typeof LEDGER_RULES

/** A broken rule, without personal data: the row's id, and the number it should have; amounts are in cents. */
export type LedgerFinding = {
  rule: LedgerRule
  id: number
  what: string
  expected: number | null
  found: number | null
}

type Pair = readonly [expected: number | null, found: number | null]

function differing(rule: LedgerRule, id: number, pairs: Record<string, Pair>): LedgerFinding[] {
  return Object.entries(pairs).flatMap(([what, [expected, found]]) =>
    expected === found ? [] : [{ rule, id, what, expected, found }],
  )
}

type Entry = { id: number; userId: number; reason: string; amountCents: Cents; balanceAfterCents: Cents }

type Wallet = { id: number; guestAccount: boolean; walletCents: Cents; walletEntries: readonly Entry[] }

/** The findings about a wallet. Its entries are in booking order. */
export function walletFindings({ id, guestAccount, walletCents, walletEntries }: Wallet): LedgerFinding[] {
  const entries = walletEntries.flatMap((entry, at) => {
    // Each entry is compared with the balance of the entry before it, so that one wrong entry is one finding.
    const before = walletEntries[at - 1]?.balanceAfterCents ?? 0
    const { balanceAfterCents } = entry
    return [
      ...differing('running_balance', entry.id, { balanceAfterCents: [before + entry.amountCents, balanceAfterCents] }),
      ...differing('overdrawn', entry.id, { balanceAfterCents: [Math.max(0, balanceAfterCents), balanceAfterCents] }),
    ]
  })
  const signups = walletEntries.filter(({ reason }) => reason === 'signup')
  return [
    ...differing('balance', id, { walletCents: [sumOf(walletEntries), walletCents] }),
    ...differing('signup', id, { entries: [guestAccount ? 0 : 1, signups.length] }),
    ...entries,
  ]
}

type BookedOrder = OrderTotal & {
  id: number
  customerId: number
  status: OrderStatus
  deliveryOption: DeliveryOption
  paymentMethod: string | null
  submittedAt: Date | null
  items: readonly { priceCents: Cents; quantity: number; modifiers: readonly { priceCents: Cents }[] }[]
  walletEntries: readonly Entry[]
  version: number
  canceledBy: string | null
  refundedCents: Cents
  refunds: readonly { amountCents: Cents }[]
  /** Refunds in part, and requests for help that were declined. */
  events: readonly { kind: string; actor: string }[]
  /** Acts of operators that the audit log has about it, other than mails. */
  acts: number
  _count: { events: number }
}

/** The findings about an order, its costs and its wallet entries. */
export function orderFindings(order: BookedOrder): LedgerFinding[] {
  const { id, items, walletEntries, totalCents } = order
  const paid = order.submittedAt !== null && order.paymentMethod === 'wallet'
  const isCanceled = order.submittedAt !== null && order.status === 'Canceled'
  const parts = order.refunds.map(({ amountCents }) => amountCents)
  const partsCents = parts.reduce((sum, cents) => sum + cents, 0)
  const leftCents = totalCents - partsCents
  const byOwner = order.events.filter(({ kind, actor }) => kind === 'refunded' && actor === 'owner').length
  const declined = order.events.filter(({ kind, actor }) => kind === 'help_declined' && actor === 'operator').length
  const acts = parts.length - byOwner + declined + (order.canceledBy === 'operator' ? 1 : 0)
  return [
    ...differing('lines', id, { lines: [Math.max(1, items.length), items.length] }),
    ...differing('events', id, { events: [order.version, order._count.events] }),
    ...items.flatMap(({ priceCents, modifiers }) => {
      const least = subtotalOf(modifiers.map((modifier) => ({ ...modifier, quantity: 1 })))
      return differing('modifiers', id, { priceCents: [Math.max(least, priceCents), priceCents] })
    }),
    ...costFindings(order),
    ...moneyFindings('payment', id, { due: paid ? [-totalCents] : [], entries: walletEntries }),
    ...moneyFindings('refund', id, {
      due: paid && isCanceled && leftCents > 0 ? [leftCents] : [],
      entries: walletEntries,
    }),
    ...moneyFindings('partial_refund', id, { due: paid ? parts : [], entries: walletEntries }),
    ...differing('refunded', id, { refundedCents: [isCanceled ? totalCents : partsCents, order.refundedCents] }),
    ...differing('audit', id, { acts: [acts, order.acts] }),
    ...walletEntries.flatMap((entry) => differing('owned', entry.id, { userId: [order.customerId, entry.userId] })),
  ]
}

function costFindings(order: BookedOrder): LedgerFinding[] {
  // Delivery and tip are chosen on submission; until then the price assumes standard delivery without a tip.
  const [option, tipCents] = order.submittedAt ? [order.deliveryOption, order.tipCents] : (['standard', 0] as const)
  const due = orderTotal(subtotalOf(order.items), option, { cents: tipCents })
  return differing('costs', order.id, {
    subtotalCents: [due.subtotalCents, order.subtotalCents],
    deliveryFeeCents: [due.deliveryFeeCents, order.deliveryFeeCents],
    priorityFeeCents: [due.priorityFeeCents, order.priorityFeeCents],
    taxesAndFeesCents: [due.taxesAndFeesCents, order.taxesAndFeesCents],
    tipCents: [due.tipCents, order.tipCents],
    totalCents: [due.totalCents, order.totalCents],
  })
}

type Money = { due: readonly Cents[]; entries: readonly Entry[] }

function moneyFindings(
  rule: 'payment' | 'refund' | 'partial_refund',
  id: number,
  { due, entries }: Money,
): LedgerFinding[] {
  const booked = entries.filter(({ reason }) => reason === `order_${rule}`)
  return differing(rule, id, {
    entries: [due.length, booked.length],
    amountCents: [due.reduce((sum, cents) => sum + cents, 0), sumOf(booked)],
  })
}

type RatedRestaurant = {
  id: number
  ratingSum: number
  reviewCount: number
  ratingTenths: number | null
  ratingOrder: number
}

/** The findings about a restaurant's rating, given the sum and number of its reviews. */
export function ratingFindings(
  restaurant: RatedRestaurant,
  reviews: { stars: number; count: number },
): LedgerFinding[] {
  const tenths = ratingTenths(reviews.stars, reviews.count)
  return differing('rating', restaurant.id, {
    ratingSum: [reviews.stars, restaurant.ratingSum],
    reviewCount: [reviews.count, restaurant.reviewCount],
    ratingTenths: [tenths, restaurant.ratingTenths],
    ratingOrder: [tenths ?? 0, restaurant.ratingOrder],
  })
}

function sumOf(entries: readonly Entry[]): Cents {
  return entries.reduce((sum, entry) => sum + entry.amountCents, 0)
}
