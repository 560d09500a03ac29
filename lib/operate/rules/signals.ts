import { type Cents, formatMoney } from '@/lib/money'

const DAY_MS = 86_400_000

/** Signals look at the orders and accounts of the last four weeks. */
export const SIGNAL_MS = 28 * DAY_MS

/** One order in three that goes wrong is bad luck; a customer has this many refunded orders before it is a signal. */
export const LEAST_REFUNDED = 3
/** And this share of all that the customer ordered went back, in percent. */
export const REFUNDED_PERCENT = 30

/** A household has two or three accounts. So many new ones at one delivery address rather collect what a sign-up gives. */
export const LEAST_ACCOUNTS = 4

/** A cook who eats at work is no signal; so many orders of a restaurant's own people within the four weeks are. */
export const LEAST_OWN = 3

/** Reviews of one restaurant are counted in blocks of this length, back from now. */
export const BURST_MS = DAY_MS
export const BURST_BLOCKS = 7
/** So many reviews in one block, */
export const LEAST_REVIEWS = 8
/** and so many times as many as in a usual block of the four weeks before. */
export const BURST_TIMES = 5

/** Signals of each kind that are listed, and orders of each signal; the rest is counted. */
export const MOST_SIGNALS = 20
export const MOST_ORDERS = 5

export const SIGNAL_KINDS = ['refunds', 'addresses', 'own_orders', 'reviews'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** Why an order is part of a signal. */
export const SIGNAL_REASONS = ['refunded', 'new_account', 'owner', 'staff', 'own_address', 'reviewed'] as const
export type SignalReason = (typeof SIGNAL_REASONS)[number]

/** How a kind of signal is found, for those who read the list. */
export const SIGNAL_RULES: Readonly<Record<SignalKind, { title: string; rule: string }>> = {
  refunds: {
    title: 'Many refunds',
    rule: `Customers with refunds on ${LEAST_REFUNDED} orders or more, of ${REFUNDED_PERCENT}% of what they ordered or more.`,
  },
  addresses: {
    title: 'Many new accounts at one address',
    rule: `Delivery addresses to which ${LEAST_ACCOUNTS} or more accounts ordered that are new themselves.`,
  },
  own_orders: {
    title: 'Orders at the own restaurant',
    rule: `Restaurants with ${LEAST_OWN} or more orders of their owner or staff, or of new accounts to the address of the owner or the restaurant.`,
  },
  reviews: {
    title: 'Bursts of reviews',
    rule: `Restaurants with ${LEAST_REVIEWS} or more reviews within 24 hours of the last week, and ${BURST_TIMES} times as many as usual.`,
  },
}

/** The figures of a signal. */
export type SignalFigures = {
  /** Orders or reviews that made it. */
  count: number
  /** Accounts that placed them. */
  accounts: number
  refundedCents: Cents
  orderedCents: Cents
  /** Reviews in the four weeks before. */
  before: number
}

/** A signal in a sentence. */
export function signalText(kind: SignalKind, figures: SignalFigures): string {
  const { count, accounts, refundedCents, orderedCents, before } = figures
  switch (kind) {
    case 'refunds':
      return `${formatMoney(refundedCents)} of ${formatMoney(orderedCents)} went back, on ${count} orders.`
    case 'addresses':
      return `${accounts} new accounts placed ${count} orders.`
    case 'own_orders':
      return `${count} orders of ${accounts === 1 ? 'one account' : `${accounts} accounts`}.`
    case 'reviews':
      return `${count} reviews within 24 hours, beside ${before} in the four weeks before.`
  }
}
