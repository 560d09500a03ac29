import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { beforeInstant, instantCursor, mapRows, paged, queryRange, rowsToRead } from '@/lib/db/paging'
import { AppError } from '@/lib/errors'
import { lastPage } from '@/lib/list-pages'
import { type BoardOrder, boardOrderShape, type Order, orderShape } from './shapes'
import { boardOrderView, orderView } from './views'

/** An order for its customer or its restaurant's owner. Throws `not_found` for anyone else. */
export async function findOrder(
  { orderId, viewerId }: { orderId: number; viewerId: number },
  { db }: { db: Db },
): Promise<Order> {
  const order = await db.read.order.findFirst({
    where: { id: orderId, OR: [{ customerId: viewerId }, { restaurant: { ownerId: viewerId } }] },
    ...orderShape,
  })
  if (!order) throw new AppError('not_found', 'Order not found')
  return orderView(order, viewerId)
}

type TrackedOrderAsked = { orderId: number; customerId: number }

/** A customer's own order with its address; null for any other order. */
export async function findTrackedOrder({ orderId, customerId }: TrackedOrderAsked, { db }: { db: Db }) {
  const row = await db.read.order.findFirst({
    where: { id: orderId, customerId },
    ...orderShape,
  })
  if (!row) return null
  const { address, city, state, zip } = row
  return { order: orderView(row, customerId), address: { address, city, state, zip } }
}

/** A submitted order of one of the owner's restaurants, with its customer's name; null for any other order. */
export function findOrderForOwner({ orderId, ownerId }: { orderId: number; ownerId: number }, { db }: { db: Db }) {
  return db.read.order
    .findFirst({ where: { id: orderId, status: 'Submitted', restaurant: { ownerId } }, ...boardOrderShape })
    .then((row) => row && { ...orderView(row, ownerId), customer: row.customer })
}

type BoardOrderAsked = { orderId: number; restaurantId: number; ownerId: number }

/** A placed order of a restaurant, for its owner; null for any other order. */
export async function findBoardOrder(
  { orderId, restaurantId, ownerId }: BoardOrderAsked,
  { db, now }: { db: Db; now: Date },
): Promise<BoardOrder | null> {
  const order = await db.read.order.findFirst({
    where: { id: orderId, restaurantId, submittedAt: { not: null } },
    ...boardOrderShape,
  })
  return order && boardOrderView(order, ownerId, now)
}

/** A customer's orders, newest first (spec §4.3). */
export async function listOrders({ customerId, ...page }: Page & { customerId: number }, { db }: { db: Db }) {
  const rows = await db.read.order.findMany({
    where: { customerId, ...beforeInstant(page) },
    ...orderShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: rowsToRead(page),
  })
  return mapRows(paged(rows, page, instantCursor), (row) => orderView(row, customerId))
}

/** Orders per page of the list. */
export const ORDERS_PER_PAGE = 10

type OrdersAsked = {
  customerId: number
  page: number
  /** An order that must be shown, on whatever page. */
  orderId?: number
}

/** A customer's orders, newest first (spec §4.3), up to a page of the list, and their total number. */
export async function browseOrders({ customerId, page, orderId }: OrdersAsked, { db }: { db: Db }) {
  const [total, wanted] = await Promise.all([
    db.read.order.count({ where: { customerId } }),
    orderId === undefined ? 1 : pageOf({ customerId, orderId }, db),
  ])
  const shown = queryRange(Math.max(page, wanted), total, ORDERS_PER_PAGE)
  const rows = await db.read.order.findMany({
    where: { customerId },
    ...orderShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...shown.rows,
  })
  return { rows: rows.map((row) => orderView(row, customerId)), total, page: shown.page }
}

/** The page that contains an order; the first one when it is not the customer's. */
async function pageOf({ customerId, orderId }: { customerId: number; orderId: number }, db: Db): Promise<number> {
  const order = await db.read.order.findFirst({ where: { id: orderId, customerId }, select: { createdAt: true } })
  if (!order) return 1
  const { createdAt } = order
  const upToIt = await db.read.order.count({
    where: { customerId, OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gte: orderId } }] },
  })
  return lastPage(upToIt, ORDERS_PER_PAGE)
}
