import 'server-only'
import type { Db } from '@/lib/db/database'
import { orderShape } from '@/lib/db/shapes'
import { lastStep, listWindow } from '@/lib/domain/list-steps'

/** How many orders each step of the list brings. */
export const ORDERS_PER_STEP = 10

type OrdersAsked = {
  customerId: number
  step: number
  /** An order that must be on the screen, whichever step that takes. */
  orderId?: number
}

/** A customer's orders, newest first (spec §4.3), up to a step of the list, with how many there are in all. */
export async function browseOrders({ customerId, step, orderId }: OrdersAsked, { db }: { db: Db }) {
  const [total, wanted] = await Promise.all([
    db.read.order.count({ where: { customerId } }),
    orderId === undefined ? 1 : stepOf({ customerId, orderId }, db),
  ])
  const shown = listWindow(Math.min(Math.max(step, wanted), lastStep(total, ORDERS_PER_STEP)), ORDERS_PER_STEP)
  const rows = await db.read.order.findMany({
    where: { customerId },
    select: orderShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: shown.skip,
    take: shown.take,
  })
  return { rows, total, step: shown.step }
}

/** The step that brings an order; the first one when it is not the customer's. */
async function stepOf({ customerId, orderId }: { customerId: number; orderId: number }, db: Db): Promise<number> {
  const order = await db.read.order.findFirst({ where: { id: orderId, customerId }, select: { createdAt: true } })
  if (!order) return 1
  const { createdAt } = order
  const upToIt = await db.read.order.count({
    where: { customerId, OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gte: orderId } }] },
  })
  return lastStep(upToIt, ORDERS_PER_STEP)
}
