import 'server-only'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { settleOrders } from '@/lib/services/orders/settle-orders'
import { ownRestaurant } from './own-restaurant'

/**
 * Deletes the owner's own restaurant with its menu, likes and reviews. Orders stay as receipts that keep its name;
 * those still Active are canceled. A user without another restaurant is no longer an owner. Throws `conflict` with the
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
    await cancelActive(restaurantId, { tx, now })
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

/** Cancels the orders that were never placed. No money has moved for them. */
async function cancelActive(restaurantId: number, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const where = { restaurantId, closedAt: null, status: 'Active' } as const
  const orders = await tx.order.findMany({ where, select: { id: true } })
  await tx.order.updateMany({
    where,
    data: { status: 'Canceled', canceledAt: now, closedAt: now, canceledBy: 'owner', version: { increment: 1 } },
  })
  const event = { kind: 'canceled', actor: 'owner', at: now } as const
  await tx.orderEvent.createMany({ data: orders.map(({ id }) => ({ ...event, orderId: id })) })
}
