import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { ownRestaurant } from './own-restaurant'

/** Closes the orders of a restaurant in the transaction that deletes it. Throws `conflict` when some must stay open. */
type CloseOrders = (restaurantId: number, within: { tx: Tx; now: Date }) => Promise<void>

/**
 * Deletes the owner's own restaurant with its menu, likes, reviews and Active orders, which nobody placed. Past orders
 * stay as receipts that keep its name. A user without another restaurant is no longer an owner. Throws `conflict` with the
 * ids of the orders that are still open.
 */
export async function deleteRestaurant(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db, now, closeOrders }: Deps & { closeOrders: CloseOrders },
): Promise<void> {
  await db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    await closeOrders(restaurantId, { tx, now })
    // The foreign keys delete menu, likes and reviews, and set the restaurant of its orders to null.
    await tx.restaurant.delete({ where: { id: restaurantId } })
    const left = await tx.restaurant.count({ where: { ownerId: actorId } })
    if (left === 0) await tx.user.update({ where: { id: actorId }, data: { restaurantOwner: false } })
  })
}
