import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'
import { pictureAddress } from '@/lib/pictures/server/stored-pictures'
import type { NewRestaurant, RestaurantChange } from '@/lib/restaurants/contract/wire'
import { storedDaysOff } from '@/lib/restaurants/rules/opening-hours'
import { openingColumns } from './hours'
import { restaurantFor } from './roles'
import { type Restaurant, restaurantShape } from './shapes'
import { forgetAnswers, noteEnded } from './staff'
import { awaitApproval, requireMayServe } from './suspensions'

/**
 * Creates a restaurant; the first one makes its creator an owner. It waits where the site asks for approval. Throws `too_many` above the bound of one account.
 */
export async function createRestaurant(
  { ownerId, fields }: { ownerId: number; fields: NewRestaurant },
  { db, now }: Deps,
): Promise<Restaurant> {
  return db.write(async (tx) => {
    requireWithin('restaurants', 1 + (await tx.restaurant.count({ where: { ownerId } })))
    await tx.user.update({ where: { id: ownerId }, data: { restaurantOwner: true } })
    const { timeZone = env.DEFAULT_TIME_ZONE, ...columns } = fields
    const storeImage = pictureAddress(fields.storeImage, 'storeImage')
    const daysOff = storedDaysOff(fields.daysOff)
    const waits = env.RESTAURANT_APPROVAL
    const restaurant = await tx.restaurant.create({
      data: {
        ...columns,
        servicing: columns.servicing && !waits,
        ...openingColumns({ ...columns, daysOff, timeZone }, now),
        daysOff,
        timeZone,
        storeImage,
        ownerId,
        createdAt: now,
        updatedAt: now,
      },
      select: restaurantShape,
    })
    if (waits) await awaitApproval(restaurant.id, columns.servicing, { tx, now })
    return restaurant
  })
}

type UpdateRestaurant = { restaurantId: number; actorId: number; fields: RestaurantChange }

/** The fields that a manager may change; all others are the owner's. */
const HOURS = ['businessHours', 'closingTime', 'timeZone', 'ordersWhileClosed', 'daysOff']

const isAboutHours = (fields: RestaurantChange) =>
  Object.entries(fields).every(([name, value]) => value === undefined || HOURS.includes(name))

/**
 * Changes a restaurant for its owner, or its hours for a manager; missing fields stay unchanged. Its menu is listed while
 * it takes orders.
 */
export async function updateRestaurant({ restaurantId, actorId, fields }: UpdateRestaurant, { db, now }: Deps) {
  return db.write(async (tx) => {
    const role = isAboutHours(fields) ? 'manager' : 'owner'
    const before = await restaurantFor({ restaurantId, actorId, role }, tx)
    if (fields.servicing !== undefined) {
      await requireMayServe(restaurantId, fields.servicing, tx)
      await tx.menuItem.updateMany({ where: { restaurantId }, data: { listed: fields.servicing } })
    }
    const { storeImage, ...columns } = fields
    const picture = storeImage === undefined ? undefined : pictureAddress(storeImage, 'storeImage')
    const daysOff = fields.daysOff === undefined ? before.daysOff : storedDaysOff(fields.daysOff)
    const { businessHours = before.businessHours, timeZone = before.timeZone } = fields
    const opening = openingColumns({ businessHours, daysOff, timeZone }, now)
    return tx.restaurant.update({
      where: { id: restaurantId },
      data: { ...columns, ...opening, daysOff, storeImage: picture, updatedAt: now },
      select: restaurantShape,
    })
  })
}

/** Closes a restaurant's orders in the transaction that deletes it. Throws `conflict` when some must stay open. */
type CloseOrders = (restaurantId: number, within: { tx: Tx; now: Date }) => Promise<void>

/**
 * Deletes the owner's own restaurant with its menu, likes, reviews, members and Active (unplaced) orders. Past orders stay as
 * receipts that keep its name. A user without another restaurant is no longer an owner. Throws `conflict` with the ids
 * of the orders that are still open.
 */
export async function deleteRestaurant(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db, now, closeOrders }: Deps & { closeOrders: CloseOrders },
): Promise<void> {
  await db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'owner' }, tx)
    await closeOrders(restaurantId, { tx, now })
    const members = await tx.restaurantMember.findMany({ where: { restaurantId }, select: { userId: true } })
    // The foreign keys delete menu, likes, reviews and members, and set the restaurant of its orders to null.
    await tx.restaurant.delete({ where: { id: restaurantId } })
    await noteEnded(
      members.flatMap(({ userId }) => userId ?? []),
      tx,
    )
    const left = await tx.restaurant.count({ where: { ownerId: actorId } })
    if (left === 0) await tx.user.update({ where: { id: actorId }, data: { restaurantOwner: false } })
    await forgetAnswers([actorId], tx)
  })
}
