import 'server-only'
import type { Db } from '@/lib/db/database'
import { pageWindow } from '@/lib/db/paging'
import { orderShape } from '@/lib/db/shapes'
import { lastPage } from '@/lib/list-pages'

/** Orders per page of the list. */
export const ORDERS_PER_PAGE = 10

type OrdersAsked = {
  customerId: number
  page: number
  /** An order that must be shown, whatever page it is on. */
  orderId?: number
}

/** A customer's orders, newest first (spec §4.3), up to a page of the list, and their number in all. */
export async function browseOrders({ customerId, page, orderId }: OrdersAsked, { db }: { db: Db }) {
  const [total, wanted] = await Promise.all([
    db.read.order.count({ where: { customerId } }),
    orderId === undefined ? 1 : pageOf({ customerId, orderId }, db),
  ])
  const shown = pageWindow(Math.max(page, wanted), total, ORDERS_PER_PAGE)
  const rows = await db.read.order.findMany({
    where: { customerId },
    select: orderShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...shown.rows,
  })
  return { rows, total, page: shown.page }
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
