import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'
import { type Availability, newNameField } from '@/lib/menu/contract/schemas'
import type { MenuItemChange, NewMenuItem } from '@/lib/menu/contract/wire'
import { UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import { pictureAddress } from '@/lib/pictures/server/stored-pictures'
import { soldOutTodayUntil } from '@/lib/restaurants/rules/opening-hours'
import { type Needed, requireRole, restaurantFor } from '@/lib/restaurants/server/roles'
import { hoursShape } from '@/lib/restaurants/server/shapes'
import { giveGroups } from './item-groups'
import { newestLikes } from './likes'
import { withChoices } from './queries'
import { raiseMenuVersion } from './sections'
import { ofRestaurant, servedWeekOf } from './served'
import { type MenuItemWithChoices, publicMenuItemShape } from './shapes'

type CreateMenuItem = NewMenuItem & { actorId: number }

/** Adds an item to the menu of a restaurant for a manager. Throws `too_many` when the menu is full. */
export async function createMenuItem(
  { actorId, restaurantId, foodImage, groupIds = [], ...fields }: CreateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemWithChoices> {
  return db.write(async (tx) => {
    const { servicing } = await restaurantFor({ restaurantId, actorId, role: 'manager' }, tx)
    const { servedHours = '', sectionId } = fields
    const ofSection = await sectionWeek({ restaurantId, sectionId }, tx)
    const there = await tx.menuItem.aggregate({ where: { restaurantId }, _count: true, _max: { position: true } })
    requireWithin('menu items', 1 + there._count)
    const picture = pictureAddress(foodImage, 'food_image')
    const item = await tx.menuItem.create({
      data: {
        ...fields,
        servedWeek: servedWeekOf(servedHours) ?? ofSection,
        foodImage: picture,
        restaurantId,
        // At the end of the menu.
        position: (there._max.position ?? -1) + 1,
        listed: servicing,
        createdAt: now,
        updatedAt: now,
      },
      ...publicMenuItemShape,
    })
    if (groupIds.length === 0) return { ...ofRestaurant(item, now), likes: [], modifierGroups: [] }
    return withGroups({ item, groupIds }, { tx, now })
  })
}

type UpdateMenuItem = MenuItemChange & { itemId: number; actorId: number }

/** Changes an item for a manager; a new name may have letters and spaces only (spec §5.4). */
export async function updateMenuItem(
  { itemId, actorId, foodImage, groupIds, ...fields }: UpdateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemWithChoices> {
  return db.write(async (tx) => {
    const before = await menuItemFor({ itemId, actorId, role: 'manager' }, tx)
    if (fields.name !== undefined && fields.name !== before.name) requireNewName(fields.name)
    const { restaurantId } = before
    const { servedHours = before.servedHours, sectionId = before.sectionId } = fields
    const ofSection = await sectionWeek({ restaurantId, sectionId }, tx)
    const isMoved = sectionId !== before.sectionId
    if (isMoved) await raiseMenuVersion(restaurantId, tx)
    const picture = foodImage === undefined ? undefined : pictureAddress(foodImage, 'food_image')
    const item = await tx.menuItem.update({
      where: { id: itemId },
      data: { ...fields, servedWeek: servedWeekOf(servedHours) ?? ofSection, foodImage: picture, updatedAt: now },
      ...publicMenuItemShape,
    })
    return groupIds ? withGroups({ item, groupIds }, { tx, now }) : withChoices(item, { tx, now })
  })
}

type Regrouped = { item: { id: number; restaurantId: number }; groupIds: readonly number[] }

/** Sets the item's modifier groups, in the transaction that saves it: a refusal saves neither. */
async function withGroups(
  { item: { id, restaurantId }, groupIds: ids }: Regrouped,
  { tx, now }: { tx: Tx; now: Date },
) {
  await giveGroups({ itemId: id, restaurantId, ids, field: 'groupIds' }, { tx, now })
  return withChoices(await tx.menuItem.findUniqueOrThrow({ where: { id }, ...publicMenuItemShape }), { tx, now })
}

function requireNewName(name: string): void {
  const parsed = newNameField.safeParse(name)
  if (!parsed.success) throw fieldError('name', parsed.error.issues[0]?.message ?? 'Invalid name')
}

type InSection = { restaurantId: number; sectionId?: number | null | undefined }

/** The week in which the items of a section of the restaurant are served; null at any time, and without a section. */
async function sectionWeek({ restaurantId, sectionId }: InSection, tx: Tx): Promise<string | null> {
  if (!sectionId) return null
  const section = await tx.menuSection.findFirst({
    where: { id: sectionId, restaurantId },
    select: { servedWeek: true },
  })
  if (!section) throw fieldError('sectionId', 'Section must be one of the restaurant')
  return section.servedWeek
}

/** Deletes an item for a manager; orders keep their copies. */
export async function deleteMenuItem(
  { itemId, actorId }: { itemId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    await menuItemFor({ itemId, actorId, role: 'manager' }, tx)
    await tx.menuItem.delete({ where: { id: itemId } })
  })
}

/** The menu item, if the actor has at least the role needed at its restaurant. */
export async function menuItemFor({ itemId, ...needed }: Needed & { itemId: number }, tx: Tx) {
  const item = await tx.menuItem.findUnique({ where: { id: itemId }, ...publicMenuItemShape })
  return requireRole(item, 'Menu item', needed, tx)
}

type SetAvailability = Availability & { itemId: number; actorId: number }

/** Marks an item for the kitchen as available, or as sold out until the next opening or until it is changed. */
export async function setAvailability({ itemId, actorId, until }: SetAvailability, { db, now }: Deps) {
  return db.write(async (tx) => {
    const { restaurantId } = await menuItemFor({ itemId, actorId, role: 'kitchen' }, tx)
    const soldOutUntil = await soldOutEnd({ restaurantId, until }, { tx, now })
    const item = await tx.menuItem.update({
      where: { id: itemId },
      data: { soldOutUntil, updatedAt: now },
      ...publicMenuItemShape,
    })
    return withChoices(item, { tx, now })
  })
}

type SoldOut = Availability & { restaurantId: number }

/** The end of a sold-out mark at a restaurant; null when available. */
export async function soldOutEnd({ restaurantId, until }: SoldOut, { tx, now }: { tx: Tx; now: Date }) {
  if (until !== 'next_opening') return until && UNTIL_CHANGED
  const hours = await tx.restaurant.findUniqueOrThrow({
    where: { id: restaurantId },
    select: hoursShape,
  })
  return soldOutTodayUntil(hours, now)
}

type SetLike = { itemId: number; userId: number; liked: boolean }

/** Likes or unlikes a menu item; returns the ids of the newest users who like it. Throws `too_many`. */
export async function setLike({ itemId, userId, liked }: SetLike, { db, now }: Deps): Promise<number[]> {
  return db.write(async (tx) => {
    if ((await tx.menuItem.count({ where: { id: itemId } })) === 0)
      throw new AppError('not_found', 'Menu item not found')
    const key = { userId, menuItemId: itemId }
    if (liked) {
      await tx.menuItemLike.upsert({
        where: { userId_menuItemId: key },
        create: { ...key, createdAt: now },
        update: {},
      })
      requireWithin('favorites', await tx.menuItemLike.count({ where: { userId } }))
    } else {
      await tx.menuItemLike.deleteMany({ where: key })
    }
    const likes = await newestLikes([itemId], MAX_LISTED_LIKES, tx)
    return likes.get(itemId) ?? []
  })
}
