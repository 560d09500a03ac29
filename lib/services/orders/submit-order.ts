import 'server-only'
import type { OrderSubmission } from '@/lib/contracts/orders'
import type { Prisma } from '@/lib/db/generated/client'
import { type OrderRow, orderColumns, orderShape, type UserRow } from '@/lib/db/shapes'
import { hasAddress } from '@/lib/domain/delivery-address'
import { CHECKOUT_CLOSING_TIME, isDeliverySlot } from '@/lib/domain/delivery-slots'
import { orderTotal, type Tip } from '@/lib/domain/order-total'
import { AppError, fieldError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { changeBalance } from '@/lib/services/wallet/change-balance'
import { type Change, changedOrder } from './changes'

export type SubmitOrder = Omit<OrderSubmission, 'tipCents' | 'tipPercent'> & {
  orderId: number
  customer: UserRow
  tip: Tip
}

/** What is read of an order to submit it: with the current prices, without a review, since it cannot have one yet. */
const chosen = {
  ...orderColumns,
  restaurant: orderShape.restaurant,
  items: {
    select: { ...orderShape.items.select, menuItem: { select: { priceCents: true } } },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.OrderSelect
type ChosenOrder = Prisma.OrderGetPayload<{ select: typeof chosen }>

/**
 * Submits the customer's own Active order: fixes its total and takes it from the wallet when that pays, all or nothing
 * (spec §4.1, §4.4). Throws `conflict` with the list of changes when the menu, the restaurant or the slot is no longer as chosen,
 * and `insufficient_funds`.
 */
export async function submitOrder(input: SubmitOrder, { db, now }: Deps): Promise<OrderRow> {
  const { orderId, customer, deliveryOption } = input
  return db.write(async (tx) => {
    const order = await tx.order.findFirst({ where: { id: orderId, customerId: customer.id }, select: chosen })
    if (!order) throw new AppError('not_found', 'Order not found')
    // A retried submit must answer what the first one did and charge nothing.
    if (order.status === 'Submitted') return tx.order.findUniqueOrThrow({ where: { id: orderId }, select: orderShape })
    if (order.status === 'Canceled') throw new AppError('conflict', 'This order was canceled.')
    if (!hasAddress(customer)) throw fieldError('address', 'Please add a delivery address first')
    const changes = findChanges(order, input, now)
    if (changes.length > 0) throw changedOrder(changes)

    const total = orderTotal(order.subtotalCents, deliveryOption, input.tip)
    if (input.paymentMethod === 'wallet') {
      const payment = { userId: customer.id, amountCents: -total.totalCents, reason: 'order_payment', orderId } as const
      await changeBalance(payment, { tx, now })
    }
    const { address, city, state, zip } = customer
    const [submitted] = await tx.order.updateManyAndReturn({
      where: { id: orderId, status: 'Active' },
      data: {
        ...total,
        status: 'Submitted',
        submittedAt: now,
        deliveryOption,
        scheduledFor: deliveryOption === 'schedule' ? input.scheduledFor : null,
        paymentMethod: input.paymentMethod === 'wallet' ? 'wallet' : 'credit_card',
        deliveryInstructions: input.deliveryInstructions ?? customer.deliveryInstructions,
        address,
        city,
        state,
        zip,
      },
      select: orderColumns,
    })
    if (!submitted) throw new AppError('conflict', 'This order is no longer active.')
    return { ...order, ...submitted, review: null }
  })
}

function findChanges(
  { restaurant, items }: ChosenOrder,
  { deliveryOption, scheduledFor }: SubmitOrder,
  now: Date,
): Change[] {
  if (!restaurant?.servicing) return [{ kind: 'closed' }]
  const changes = items.flatMap(({ menuItemId, menuItem, name, priceCents }): Change[] => {
    if (menuItemId === null || !menuItem) return [{ kind: 'gone', menuItemId, name }]
    if (menuItem.priceCents === priceCents) return []
    return [{ kind: 'price', menuItemId, name, fromCents: priceCents, toCents: menuItem.priceCents }]
  })
  if (deliveryOption === 'schedule') {
    const { timeZone, closingTime } = restaurant
    const question = { now, timeZone, closingTime: closingTime || CHECKOUT_CLOSING_TIME }
    if (!scheduledFor || !isDeliverySlot(scheduledFor, question)) changes.push({ kind: 'slot' })
  }
  return changes
}
