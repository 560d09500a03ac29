import 'server-only'
import type { OrderSubmission } from '@/lib/contracts/orders'
import type { Tx } from '@/lib/db/database'
import { type OrderRow, orderShape, type UserRow } from '@/lib/db/shapes'
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

/**
 * Submits the customer's own Active order: fixes its total and takes it from the wallet when that pays, all or nothing
 * (spec §4.1, §4.4). Throws `conflict` with the list of changes when the menu, the restaurant or the slot is no longer as chosen,
 * and `insufficient_funds`.
 */
export async function submitOrder(input: SubmitOrder, { db, now }: Deps): Promise<OrderRow> {
  const { orderId, customer, deliveryOption } = input
  return db.write(async (tx) => {
    const order = await tx.order.findFirst({ where: { id: orderId, customerId: customer.id }, select: orderShape })
    if (!order) throw new AppError('not_found', 'Order not found')
    // A retried submit must answer what the first one did and charge nothing.
    if (order.status === 'Submitted') return order
    if (order.status === 'Canceled') throw new AppError('conflict', 'This order was canceled.')
    if (!hasAddress(customer)) throw fieldError('address', 'Please add a delivery address first')
    const changes = await findChanges(tx, order, input, now)
    if (changes.length > 0) throw changedOrder(changes)

    const total = orderTotal(order.subtotalCents, deliveryOption, input.tip)
    if (input.paymentMethod === 'wallet') {
      const payment = { userId: customer.id, amountCents: -total.totalCents, reason: 'order_payment', orderId } as const
      await changeBalance(payment, { tx, now })
    }
    const { address, city, state, zip } = customer
    const { count } = await tx.order.updateMany({
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
    })
    if (count === 0) throw new AppError('conflict', 'This order is no longer active.')
    return tx.order.findUniqueOrThrow({ where: { id: orderId }, select: orderShape })
  })
}

async function findChanges(
  tx: Tx,
  order: OrderRow,
  { deliveryOption, scheduledFor }: SubmitOrder,
  now: Date,
): Promise<Change[]> {
  const { restaurant } = order
  if (!restaurant?.servicing) return [{ kind: 'closed' }]
  const ids = order.items.flatMap((item) => item.menuItemId ?? [])
  const menu = new Map((await tx.menuItem.findMany({ where: { id: { in: ids } } })).map((item) => [item.id, item]))
  const changes = order.items.flatMap(({ menuItemId, name, priceCents }): Change[] => {
    const current = menuItemId === null ? undefined : menu.get(menuItemId)
    if (!current) return [{ kind: 'gone', menuItemId, name }]
    if (current.priceCents === priceCents) return []
    return [{ kind: 'price', menuItemId: current.id, name, fromCents: priceCents, toCents: current.priceCents }]
  })
  if (deliveryOption === 'schedule') {
    const { timeZone, closingTime } = restaurant
    const question = { now, timeZone, closingTime: closingTime || CHECKOUT_CLOSING_TIME }
    if (!scheduledFor || !isDeliverySlot(scheduledFor, question)) changes.push({ kind: 'slot' })
  }
  return changes
}
