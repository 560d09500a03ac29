import 'server-only'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows, updateRows } from '@/lib/db/insert-rows'
import { AppError, fieldError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { priceWith } from '@/lib/menu/rules/chosen'
import { chosenOf, faultsOfChoices } from '@/lib/menu/rules/modifiers'
import { orderableAt } from '@/lib/menu/rules/served-times'
import { askedGroupsOf } from '@/lib/menu/server/read-groups'
import type { ModifierGroup } from '@/lib/menu/server/shapes'
import type { OrderSubmission } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import { isCheckoutSlot } from '@/lib/orders/rules/delivery-slots'
import { submitted } from '@/lib/orders/rules/order-changes'
import { orderTotal } from '@/lib/orders/rules/order-total'
import { currentOpening } from '@/lib/restaurants/rules/opening-hours'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { busyMinutesOf, isPaused } from '@/lib/restaurants/rules/taking-orders'
import { changeBalance } from '@/lib/wallet/server'
import { BY_NO_MEMBER } from './changes'
import { changedOrder } from './conflicts'
import { limitSubmissions } from './limit-orders'
import { modifierChanges, soldOutChange } from './price-lines'
import { readOrder } from './read-orders'
import type { Order, OrderRow } from './shapes'
import { orderedModifiers, orderView } from './views'

export type SubmitOrder = OrderSubmission & { orderId: number; customer: User }

/**
 * Submits the customer's own Active order: fixes its total and charges the wallet if that is the payment, all or
 * nothing (spec §4.1, §4.4). Throws `conflict` with the list of changes when the menu, the restaurant or the slot is no
 * longer as chosen, `insufficient_funds`, and `too_many_requests` beyond the limits of one account.
 */
export async function submitOrder(input: SubmitOrder, { db, now }: Deps): Promise<Order> {
  const { orderId, customer, tipCents = 0, tipPercent, ...chosen } = input
  const { deliveryOption } = chosen
  return db.write(async (tx) => {
    const order = await readOrder(orderId, tx)
    if (order?.customerId !== customer.id) throw new AppError('not_found', 'Order not found')
    // A retried submit must answer what the first one did and charge nothing.
    if (order.status === 'Submitted') return orderView(order, customer.id)
    if (order.status === 'Canceled') throw new AppError('conflict', 'This order was canceled.')
    await limitSubmissions({ customerId: customer.id }, { tx, now })
    if (!hasAddress(customer)) throw fieldError('address', 'Please add a delivery address first')
    const { restaurant } = order
    if (!restaurant?.servicing) throw changedOrder([{ kind: 'closed' }])
    const groupsOf = await groupsNow(order.items, { tx, now })
    const opensAt = deliveryOption === 'schedule' ? null : currentOpening(restaurant, now)
    const changes = findChanges({ ...order, opensAt, restaurant, groupsOf }, input, now)
    if (changes.length > 0) throw changedOrder(changes)

    const tip = tipPercent === undefined ? { cents: tipCents } : { percent: tipPercent }
    const total = orderTotal(order.subtotalCents, deliveryOption, tip)
    if (chosen.paymentMethod === 'wallet') {
      const payment = { userId: customer.id, amountCents: -total.totalCents, reason: 'order_payment', orderId } as const
      await changeBalance(payment, { tx, now })
    }
    const { address, city, state, zip } = customer
    const scheduledFor = deliveryOption === 'schedule' ? (chosen.scheduledFor ?? null) : null
    const busyMinutes = busyMinutesOf(restaurant, now)
    const staged = submitted({ ...restaurant, deliveryOption, scheduledFor, opensAt, busyMinutes }, now)
    const events = placingEvents(staged.accepts, now)
    const data = {
      // The customer's choices are stored as sent; the purpose and time of the order are decided here.
      ...chosen,
      ...total,
      ...staged,
      version: events.length,
      status: 'Submitted',
      submittedAt: now,
      scheduledFor,
      paymentMethod: chosen.paymentMethod === 'wallet' ? 'wallet' : 'credit_card',
      deliveryInstructions: chosen.deliveryInstructions ?? customer.deliveryInstructions,
      address,
      city,
      state,
      zip,
    } as const
    const where = Prisma.sql`"id" = ${orderId} AND "status" = 'Active'`
    const count = await updateRows(tx, 'Order', { where, data })
    if (count === 0) throw new AppError('conflict', 'This order is no longer active.')
    const placed = events.map(({ staffName: _, ...event }) => ({ ...event, orderId }))
    await insertRows(tx, 'OrderEvent', placed)
    if (customer.email) await queueMail({ kind: 'order_placed', userId: customer.id, orderId }, { tx, now })
    if (restaurant.mailsOrders) {
      await queueMail({ kind: 'order_for_owner', userId: restaurant.ownerId, orderId }, { tx, now })
    }
    return orderView({ ...order, ...data, events }, customer.id)
  })
}

/** The lines' groups today: an item may require a choice that it did not when the order was created. */
function groupsNow(items: OrderRow['items'], within: { tx: Tx; now: Date }) {
  const choosing = items.filter(({ menuItem, modifiers }) => modifiers !== '[]' || menuItem?.requiresChoice)
  const itemIds = [...new Set(choosing.flatMap(({ menuItemId }) => menuItemId ?? []))]
  const modifierIds = [...new Set(choosing.flatMap((line) => orderedModifiers(line).map(({ id }) => id)))]
  return askedGroupsOf({ itemIds, modifierIds }, within)
}

/** The order is placed and, if the restaurant accepts automatically, accepted at the same time. */
function placingEvents(accepts: AcceptMode, at: Date): OrderRow['events'] {
  const placing = { kind: 'placed', actor: 'customer', text: '', at, ...BY_NO_MEMBER } as const
  return accepts === 'auto' ? [placing, { ...placing, kind: 'accepted', actor: 'system' }] : [placing]
}

/** Whether an order is for the opening that the customer was told. A restaurant that has opened since counts. */
function isAsTold(opensAt: Date | null, told: Date | null, now: Date): boolean {
  return opensAt ? opensAt.getTime() === told?.getTime() : told === null || told <= now
}

type OpenOrder = Omit<OrderRow, 'opensAt'> & {
  opensAt: Date | null
  restaurant: NonNullable<OrderRow['restaurant']>
  groupsOf: ReadonlyMap<number, ModifierGroup[]>
}

function findChanges(
  { restaurant, items, groupsOf, opensAt }: OpenOrder,
  { deliveryOption, scheduledFor, opensAt: told }: SubmitOrder,
  now: Date,
): Change[] {
  const { pausedUntil } = restaurant
  const afterPause = deliveryOption === 'schedule' && scheduledFor && pausedUntil && scheduledFor >= pausedUntil
  if (isPaused(restaurant, now) && !afterPause) return [{ kind: 'closed', until: pausedUntil }]
  if (opensAt && !restaurant.ordersWhileClosed) return [{ kind: 'closed', until: opensAt }]
  const slot = deliveryOption === 'schedule' ? (scheduledFor ?? null) : null
  const orderableFrom = orderableAt(restaurant, { now, slot })
  const changes = items.flatMap(({ id: lineId, menuItemId, menuItem, name, priceCents, modifiers }): Change[] => {
    if (menuItemId === null || !menuItem) return [{ kind: 'gone', menuItemId, name }]
    const unavailable = soldOutChange({ ...menuItem, menuItemId, name }, { orderableFrom, now })
    if (unavailable) return [unavailable]
    const line = { menuItemId, name, lineId }
    const ordered = orderedModifiers({ modifiers })
    const groups = groupsOf.get(menuItemId) ?? []
    const lacking = modifierChanges(line, ordered, { groups, now })
    if (lacking.length > 0) return lacking
    const ids = ordered.map(({ id }) => id)
    const [fault] = faultsOfChoices(groups, ids)
    if (fault) return [{ kind: 'choice', ...line, text: fault.text }]
    const toCents = priceWith(menuItem.priceCents, chosenOf(groups, ids))
    return toCents === priceCents ? [] : [{ kind: 'price', ...line, fromCents: priceCents, toCents }]
  })
  if (deliveryOption === 'schedule') {
    if (!scheduledFor || !isCheckoutSlot(scheduledFor, restaurant, now)) changes.push({ kind: 'slot' })
  } else if (told !== undefined && !isAsTold(opensAt, told, now)) {
    changes.push({ kind: 'opening', opensAt })
  }
  return changes
}
