import 'server-only'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'

/**
 * Deletes the orders of a restaurant that were never placed, in the transaction that deletes it. Throws `conflict` with the
 * ids of those that are still open.
 */
export async function closeOrders(restaurantId: number, { tx }: { tx: Tx }): Promise<void> {
  await refuseOpenOrders(restaurantId, tx)
  await tx.order.deleteMany({ where: { restaurantId, status: 'Active' } })
}

/** More are not named. */
const MAX_NAMED = 10

/** A kitchen at work and the customers who wait for it would lose their orders. */
async function refuseOpenOrders(restaurantId: number, tx: Tx): Promise<void> {
  const open = await tx.order.findMany({
    where: { restaurantId, closedAt: null, status: 'Submitted' },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: MAX_NAMED + 1,
  })
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  const names = ids.slice(0, MAX_NAMED).map((id) => `#${id}`)
  const text = `${names.join(', ')}${ids.length > MAX_NAMED ? ' and more' : ''}`
  throw new AppError('conflict', `This restaurant has open orders: ${text}. Please finish or cancel them first.`, {
    extra: { orders: ids },
  })
}
