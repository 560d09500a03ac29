import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { beforeInstant, instantCursor, paged, rowsToRead } from '@/lib/db/paging'
import { orderShape } from '@/lib/db/shapes'

/** A customer's orders, newest first (spec §4.3). */
export async function listOrders({ customerId, ...page }: Page & { customerId: number }, { db }: { db: Db }) {
  const rows = await db.read.order.findMany({
    where: { customerId, ...beforeInstant(page) },
    select: orderShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: rowsToRead(page),
  })
  return paged(rows, page, instantCursor)
}
