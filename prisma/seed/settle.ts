import type { WalletReason } from '@/lib/db/generated/enums'
import { priceWith } from '@/lib/menu/rules/chosen'
import { canceled, delivered, moved, type StageChange, submitted } from '@/lib/orders/rules/order-changes'
import type { EventActor, OrderEventKind } from '@/lib/orders/rules/order-stage'
import { orderTotal, subtotalOf } from '@/lib/orders/rules/order-total'
import { ratingTenths } from '@/lib/restaurants/rules/rating'
import { SIGNUP_WALLET_CENTS, TOP_UP_CENTS } from '@/lib/wallet/rules'
import { after } from './chance'
import type { DraftOrder } from './drafts'
import { choiceFor } from './restaurants'
import type { Ids, Rows, UserSeed } from './rows'

type History = Pick<Rows, 'orders' | 'orderItems' | 'orderEvents' | 'reviews' | 'walletEntries'>
type Settled = { users: readonly UserSeed[]; drafts: readonly DraftOrder[]; emptied?: readonly UserSeed[] }

/**
 * Turns drafts into rows in chronological order: totals, payments, refunds, the ledger, ratings. Also updates the
 * balances and last activity of `users` and the ratings of the restaurants. The wallets of `emptied` end at zero.
 */
export function settle({ users, drafts, emptied = [] }: Settled, ids: Ids): History {
  const rows: History = { orders: [], orderItems: [], orderEvents: [], reviews: [], walletEntries: [] }
  const move = (
    user: UserSeed,
    amountCents: number,
    reason: WalletReason,
    createdAt: Date,
    orderId: number | null = null,
  ) => {
    user.walletCents += amountCents
    const balanceAfterCents = user.walletCents
    rows.walletEntries.push({ id: 0, userId: user.id, amountCents, reason, orderId, balanceAfterCents, createdAt })
  }
  for (const user of users) move(user, SIGNUP_WALLET_CENTS, 'signup', user.createdAt)

  for (const draft of [...drafts].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const { customer, createdAt } = draft
    const order = orderRow(draft, ids.orders++)
    const { totalCents } = order
    if (draft.wantsWallet) {
      const paidAt = order.submittedAt ?? createdAt
      if (customer.walletCents < totalCents) move(customer, TOP_UP_CENTS, 'top_up', paidAt)
      move(customer, -totalCents, 'order_payment', paidAt, order.id)
      if (order.canceledAt) move(customer, totalCents, 'order_refund', order.canceledAt, order.id)
    }
    if (createdAt > customer.lastActiveAt) customer.lastActiveAt = createdAt
    rows.orders.push(order)
    for (const line of pricedLines(draft)) rows.orderItems.push({ id: ids.orderItems++, orderId: order.id, ...line })
    for (const event of draft.live ? eventsOf(draft.live, order.submittedAt) : []) {
      rows.orderEvents.push({ id: ids.orderEvents++, orderId: order.id, ...event })
    }
    if (draft.review) rows.reviews.push(reviewRow(draft, draft.review, order.id))
  }

  const lastOrder = rows.orders.at(-1)
  for (const user of emptied) {
    if (lastOrder && user.walletCents > 0) move(user, -user.walletCents, 'deduction', lastOrder.createdAt)
  }
  inOrderOfTime(rows.reviews).forEach((review) => {
    review.id = ids.reviews++
  })
  // A stable sort: entries of the same instant keep their order.
  inOrderOfTime(rows.walletEntries).forEach((entry) => {
    entry.id = ids.walletEntries++
  })
  return rows
}

function inOrderOfTime<Row extends { createdAt: Date }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The lines of an order with what was chosen. */
function pricedLines({ customer, restaurant, lines }: DraftOrder) {
  return lines.map(({ item, quantity, customizations = null }) => {
    const { id: menuItemId, name, foodImage } = item
    const chosen = choiceFor(restaurant, item, customer)
    const priceCents = priceWith(item.priceCents, chosen)
    return { menuItemId, name, priceCents, foodImage, quantity, customizations, modifiers: JSON.stringify(chosen) }
  })
}

function orderRow(draft: DraftOrder, id: number) {
  const { customer, restaurant, createdAt, end, deliveryOption } = draft
  const submittedAt = after(createdAt, 3)
  const scheduledFor = deliveryOption === 'schedule' ? (draft.scheduledFor ?? null) : null
  const canceled = draft.live?.canceled ?? { by: 'customer', reason: null, at: after(createdAt, 6) }
  const canceledAt = end === 'submitted' ? null : canceled.at
  const total = orderTotal(subtotalOf(pricedLines(draft)), deliveryOption, draft.tip)
  return {
    id,
    customerId: customer.id,
    restaurantId: restaurant.row.id,
    restaurantName: restaurant.row.name,
    timeZone: restaurant.row.timeZone,
    status: end === 'submitted' ? ('Submitted' as const) : ('Canceled' as const),
    ...total,
    refundedCents: canceledAt ? total.totalCents : 0,
    deliveryOption,
    scheduledFor,
    paymentMethod: draft.wantsWallet ? ('wallet' as const) : ('credit_card' as const),
    deliveryInstructions: customer.deliveryInstructions ?? '',
    address: customer.address ?? '',
    city: customer.city ?? '',
    state: customer.state ?? '',
    zip: customer.zip ?? '',
    createdAt,
    submittedAt,
    canceledAt,
    canceledBy: canceledAt ? canceled.by : null,
    cancelReason: canceledAt ? canceled.reason : null,
    ...stagesOf(draft, { submittedAt, scheduledFor, canceledAt }),
  }
}

/** Also adds the review to the rating of its restaurant. */
function reviewRow({ customer, restaurant }: DraftOrder, review: NonNullable<DraftOrder['review']>, orderId: number) {
  const { row } = restaurant
  const reviewCount = row.reviewCount + 1
  const ratingSum = row.ratingSum + review.restaurantRating
  const tenths = ratingTenths(ratingSum, reviewCount)
  Object.assign(row, { reviewCount, ratingSum, ratingTenths: tenths, ratingOrder: tenths ?? 0 })
  return { id: 0, userId: customer.id, restaurantId: row.id, orderId, ...review, updatedAt: review.createdAt }
}

type Times = { submittedAt: Date; scheduledFor: Date | null; canceledAt: Date | null }

/** The stage of an order: where it is now if it is open, else delivered when it was expected, or canceled. */
function stagesOf({ restaurant, deliveryOption, live }: DraftOrder, times: Times) {
  const { submittedAt, scheduledFor, canceledAt } = times
  const accepts = live?.accepts ?? 'auto'
  const { deliveryTimeMinutes } = restaurant.row
  const start = submitted({ accepts, deliveryOption, scheduledFor, opensAt: null, deliveryTimeMinutes }, submittedAt)
  const given = { status: 'Submitted', submittedAt, scheduledFor, opensAt: null, accepts } as const
  let now: StageChange = start
  if (canceledAt) now = canceled({ ...given, ...start }, canceledAt)
  else if (!live) now = delivered({ ...given, ...start }, start.estimatedFor ?? submittedAt)
  for (const { to, at, minutes } of live?.moves ?? []) now = moved({ ...given, ...now }, { to, minutes }, at)
  return { ...now, accepts, version: live ? eventsOf(live, submittedAt).length : 0 }
}

type Event = { kind: OrderEventKind; actor: EventActor; at: Date }

/** Every change of an order with events. */
function eventsOf({ accepts, moves, canceled }: NonNullable<DraftOrder['live']>, submittedAt: Date): Event[] {
  return [
    { kind: 'placed', actor: 'customer', at: submittedAt },
    ...(accepts === 'auto' ? [{ kind: 'accepted', actor: 'system', at: submittedAt } as const] : []),
    ...moves.map(({ to, at }) => ({ kind: to, actor: 'owner', at }) as const),
    ...(canceled ? [{ kind: 'canceled', actor: canceled.by, at: canceled.at } as const] : []),
  ]
}
