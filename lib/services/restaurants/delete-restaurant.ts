import 'server-only'
import type { Deps } from '@/lib/services/deps'
import { ownRestaurant } from './own-restaurant'

/**
 * Deletes the owner's own restaurant with its menu, likes and reviews. Orders stay as receipts that keep its name;
 * those still Active are canceled. A user without another restaurant is no longer an owner.
 */
export async function deleteRestaurant(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db, now }: Deps,
): Promise<void> {
  await db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    await tx.order.updateMany({
      where: { restaurantId, status: 'Active' },
      data: { status: 'Canceled', canceledAt: now },
    })
    // The foreign keys delete menu, likes and reviews, and set the restaurant of its orders to null.
    await tx.restaurant.delete({ where: { id: restaurantId } })
    const left = await tx.restaurant.count({ where: { ownerId: actorId } })
    if (left === 0) await tx.user.update({ where: { id: actorId }, data: { restaurantOwner: false } })
  })
}
