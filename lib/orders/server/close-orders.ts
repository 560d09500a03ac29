import 'server-only'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'

/**
 * Deletes a restaurant's unplaced orders, in the transaction that deletes the restaurant. Throws `conflict` with the
 * ids of its open orders.
 */
export async function closeOrders(restaurantId: number, { tx }: { tx: Tx }): Promise<void> {
  await refuseOpenOrders(restaurantId, tx)
  await tx.order.deleteMany({ where: { restaurantId, status: 'Active' } })
}

/** The most orders that the message names. */
const MAX_NAMED = 10

/** A working kitchen and its waiting customers would lose their orders. */
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
