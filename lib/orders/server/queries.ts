import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { beforeInstant, instantCursor, mapRows, paged, queryRange, rowsToRead } from '@/lib/db/paging'
import { AppError } from '@/lib/errors'
import { lastPage } from '@/lib/list-pages'
import { orderRoles } from '@/lib/policy'
import { readOrder, readOrders } from './read-orders'
import type { BoardOrder, Order } from './shapes'
import { boardOrderView, orderView } from './views'

/** An order for its customer or its restaurant's staff. Throws `not_found` for anyone else. */
export async function findOrder(
  { orderId, viewerId }: { orderId: number; viewerId: number },
  { db }: { db: Db },
): Promise<Order> {
  const order = await readOrder(orderId, db.read)
  if (!order || orderRoles({ id: viewerId }, order).length === 0) throw new AppError('not_found', 'Order not found')
  return orderView(order, viewerId)
}

type TrackedOrderAsked = { orderId: number; customerId: number }

/** A customer's own order with its address; null for any other order. */
export async function findTrackedOrder({ orderId, customerId }: TrackedOrderAsked, { db }: { db: Db }) {
  const row = await readOrder(orderId, db.read)
  if (row?.customerId !== customerId) return null
  const { address, city, state, zip } = row
  return { order: orderView(row, customerId), address: { address, city, state, zip } }
}

/** A submitted order of one of the owner's restaurants, with its customer's name; null for any other order. */
export async function findOrderForOwner(
  { orderId, ownerId }: { orderId: number; ownerId: number },
  { db }: { db: Db },
) {
  const row = await readOrder(orderId, db.read)
  if (row?.status !== 'Submitted' || row.restaurant?.ownerId !== ownerId) return null
  return { ...orderView(row, ownerId), customer: row.customer }
}

type BoardOrderAsked = { orderId: number; restaurantId: number; viewerId: number }

/** A placed order of a restaurant, for its staff; null for any other order. */
export async function findBoardOrder(
  { orderId, restaurantId, viewerId }: BoardOrderAsked,
  { db, now }: { db: Db; now: Date },
): Promise<BoardOrder | null> {
  const order = await readOrder(orderId, db.read)
  return order?.submittedAt && order.restaurantId === restaurantId ? boardOrderView(order, viewerId, now) : null
}

/** Selects the ids of orders, newest first. */
export const NEWEST_IDS = {
  select: { id: true },
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.OrderFindManyArgs
export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** A customer's orders, newest first (spec §4.3). */
export async function listOrders({ customerId, ...page }: Page & { customerId: number }, { db }: { db: Db }) {
  const found = await db.read.order.findMany({
    where: { customerId, ...beforeInstant(page) },
    ...NEWEST_IDS,
    take: rowsToRead(page),
  })
  const rows = await readOrders(idsOf(found), db.read)
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
  const found = await db.read.order.findMany({ where: { customerId }, ...NEWEST_IDS, ...shown.rows })
  const rows = await readOrders(idsOf(found), db.read)
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
