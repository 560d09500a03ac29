import 'server-only'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { settleOrders } from '@/lib/services/orders/settle-orders'
import { ownRestaurant } from './own-restaurant'

/**
 * Deletes the owner's own restaurant with its menu, likes, reviews and Active orders, which nobody placed. Past orders
 * stay as receipts that keep its name. A user without another restaurant is no longer an owner. Throws `conflict` with the
 * ids of the orders that are still open.
 */
export async function deleteRestaurant(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db, now }: Deps,
): Promise<void> {
  await settleOrders({ restaurantId }, { db, now })
  await db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    await refuseOpenOrders(restaurantId, tx)
    await tx.order.deleteMany({ where: { restaurantId, status: 'Active' } })
    // The foreign keys delete menu, likes and reviews, and set the restaurant of its orders to null.
    await tx.restaurant.delete({ where: { id: restaurantId } })
    const left = await tx.restaurant.count({ where: { ownerId: actorId } })
    if (left === 0) await tx.user.update({ where: { id: actorId }, data: { restaurantOwner: false } })
  })
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
