import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { afterId, idCursor, paged, queryRange, rowsToRead } from '@/lib/db/paging'
import { AppError } from '@/lib/errors'
import { MAX_GROUPS, MAX_LIKES, MAX_LISTED_LIKES, MAX_MENU_ITEMS, MAX_SECTIONS } from '@/lib/list-limits'
import type { FoodType } from '@/lib/menu/rules/food-types'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { type Needed, requireRole } from '@/lib/restaurants/server/roles'
import { hoursShape } from '@/lib/restaurants/server/shapes'
import { newestLikes } from './likes'
import { modifierGroupsOf, withSoldOutGroups } from './read-groups'
import { ofRestaurant, servedAt, withRestaurants } from './served'
import {
  hiddenOfMenuItem,
  type ManagedMenuItem,
  type ManagedModifierGroup,
  type MenuCard,
  type MenuItem,
  type MenuItemWithChoices,
  type MenuSection,
  type ModifierGroup,
  type ModifierGroupRow,
  menuCardShape,
  menuItemOfRestaurantShape,
  menuItemShape,
  menuSectionShape,
  modifierGroupShape,
  type OwnMenuItem,
  type OwnMenuItemRow,
  ownMenuItemShape,
  type PublicMenuItemRow,
  publicMenuItemShape,
} from './shapes'

/** One menu item. Throws `not_found`. */
export async function findMenuItem(id: number, { db, now }: Deps): Promise<MenuItemWithChoices> {
  const item = await db.read.menuItem.findUnique({ where: { id }, ...publicMenuItemShape })
  if (!item) throw new AppError('not_found', 'Menu item not found')
  return withChoices(item, { tx: db.read, now })
}

/** A menu item just read or written, with its newest likes and its modifier groups. */
export async function withChoices(
  row: PublicMenuItemRow,
  { tx, now }: { tx: Tx; now: Date },
): Promise<MenuItemWithChoices> {
  const { id } = row
  const [likes, groups] = [await newestLikes([id], MAX_LISTED_LIKES, tx), await modifierGroupsOf([id], tx)]
  return { ...ofRestaurant(row, now), likes: likes.get(id) ?? [], modifierGroups: groups.get(id) ?? [] }
}

/** The modifier groups of a menu item in their order. */
export async function listChoices(menuItemId: number, { db }: { db: Db }): Promise<ModifierGroup[]> {
  return (await modifierGroupsOf([menuItemId], db.read)).get(menuItemId) ?? []
}

/** A menu item with the facts about its restaurant that its page shows. */
export async function findMenuItemDetails(id: number, { db, now }: Deps) {
  const row = await db.read.menuItem.findUnique({
    where: { id },
    omit: { ...hiddenOfMenuItem, restaurantId: true, sectionId: true, position: true },
    include: {
      restaurant: {
        select: {
          id: true,
          name: true,
          ownerId: true,
          servicing: true,
          pausedUntil: true,
          busyMinutes: true,
          busyUntil: true,
          closedUntil: true,
          ordersWhileClosed: true,
          ...hoursShape,
          storeImage: true,
          cuisineType: true,
          priceLevel: true,
          ratingTenths: true,
          reviewCount: true,
          deliveryTimeMinutes: true,
        },
      },
    },
  })
  return row && servedAt(row.restaurant, now)(row)
}

export type MenuItemDetails = NonNullable<Awaited<ReturnType<typeof findMenuItemDetails>>>

/** The menu items of all restaurants that take orders. */
export function listMenuItems(page: Page, deps: Deps) {
  return listPage({ listed: true }, page, deps)
}

/** The menu of a restaurant for its kitchen, which marks what is sold out; others are forbidden (spec §6.1). */
export async function listManagedMenu(
  { restaurantId, actorId, ...page }: Page & { restaurantId: number; actorId: number },
  { db, now }: Deps,
) {
  await requireStaff({ restaurantId, actorId, role: 'kitchen' }, { db })
  const { rows, nextCursor } = await listPage({ restaurantId }, page, { db, now })
  const links = await db.read.menuItemModifierGroup.findMany({
    where: { menuItemId: { in: rows.map(({ id }) => id) } },
    select: { menuItemId: true, position: true, group: { select: { id: true, name: true } } },
  })
  const groupsOf = new Map<number, ManagedMenuItem['modifierGroups']>(rows.map(({ id }) => [id, []]))
  for (const { menuItemId, group } of links.toSorted(byPosition)) groupsOf.get(menuItemId)?.push(group)
  return { rows: rows.map((row) => ({ ...row, modifierGroups: groupsOf.get(row.id) ?? [] })), nextCursor }
}

/** The restaurant, if the actor has at least the role needed there. */
async function requireStaff({ restaurantId, ...needed }: Needed & { restaurantId: number }, { db }: { db: Db }) {
  const restaurant = await db.read.restaurant.findUnique({
    where: { id: restaurantId },
    select: { id: true, ownerId: true, menuVersion: true },
  })
  return requireRole(restaurant, 'Restaurant', needed, db.read)
}

/** The modifier groups of a restaurant for its kitchen, oldest first, each with the items that have it. */
export async function listModifierGroups(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db }: { db: Db },
): Promise<ManagedModifierGroup[]> {
  await requireStaff({ restaurantId, actorId, role: 'kitchen' }, { db })
  const rows = await db.read.modifierGroup.findMany({
    where: { restaurantId },
    select: modifierGroupShape,
    orderBy: { id: 'asc' },
    take: MAX_GROUPS,
  })
  return rows.map(modifierGroupView)
}

/** The names of a restaurant's modifier groups, oldest first. */
export function listGroupNames(restaurantId: number, { db }: { db: Db }) {
  return db.read.modifierGroup.findMany({
    where: { restaurantId },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
    take: MAX_GROUPS,
  })
}

/** A modifier group for its owner. */
export function modifierGroupView(row: ModifierGroupRow): ManagedModifierGroup {
  const { id, name, prompt, min, max, version } = row
  const modifiers = row.modifiers.toSorted(byPosition).map(({ position: _, ...modifier }) => modifier)
  const items = row.menuItems.map(({ menuItem }) => menuItem).toSorted((a, b) => a.id - b.id)
  return { id, name, prompt, min, max, modifiers, version, items }
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position

async function listPage(where: { listed: true } | { restaurantId: number }, page: Page, { db, now }: Deps) {
  const found = await db.read.menuItem.findMany({
    where: { ...where, ...afterId(page) },
    ...publicMenuItemShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  const { rows, nextCursor } = paged(found, page, idCursor)
  const ids = rows.map(({ id }) => id)
  const likes = await newestLikes(ids, MAX_LISTED_LIKES, db.read)
  const shown = withRestaurants(rows, now)
  return { rows: shown.map((row) => ({ ...row, likes: likes.get(row.id) ?? [] })), nextCursor }
}

type OfMenu = Hours & { id: number }

/** The menu of a restaurant for its page, in the order of the menu, without the likes. */
export async function listMenuCards(restaurant: OfMenu, { db, now }: Deps): Promise<MenuCard[]> {
  const items = await db.read.menuItem.findMany({
    where: { restaurantId: restaurant.id },
    select: menuCardShape,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_MENU_ITEMS,
  })
  const shown = items.map(servedAt(restaurant, now))
  return withSoldOutGroups(shown, db.read)
}

/** The names of a menu's items, in menu order, for the owner's screens that arrange them. */
export function listMenuNames(restaurantId: number, { db }: { db: Db }) {
  return db.read.menuItem.findMany({
    where: { restaurantId },
    select: { id: true, name: true, foodType: true, sectionId: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_MENU_ITEMS,
  })
}

/** The same for the owner's forms, with dietary facts and modifier groups. */
export async function listOwnMenu(restaurantId: number, { db }: { db: Db }): Promise<OwnMenuItem[]> {
  const items = await db.read.menuItem.findMany({
    where: { restaurantId },
    ...ownMenuItemShape,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_MENU_ITEMS,
  })
  return items.map(ownMenuItem)
}

/** A menu item for the form of its owner; null when there is none. */
export async function findOwnMenuItem(id: number, { db }: { db: Db }): Promise<OwnMenuItem | null> {
  const item = await db.read.menuItem.findUnique({ where: { id }, ...ownMenuItemShape })
  return item && ownMenuItem(item)
}

function ownMenuItem({ modifierGroups, ...item }: OwnMenuItemRow): OwnMenuItem {
  return { ...item, groupIds: modifierGroups.toSorted(byPosition).map(({ groupId }) => groupId) }
}

/** The sections that a restaurant has created, in order, with the times read from their texts. */
export async function listSections(restaurantId: number, { db }: { db: Db }) {
  const sections = await db.read.menuSection.findMany({
    where: { restaurantId },
    select: { ...menuSectionShape, servedWeek: true, position: true },
    orderBy: { id: 'asc' },
    take: MAX_SECTIONS,
  })
  return sections.toSorted(byPosition).map(({ position: _, ...section }) => section)
}

/** The same for the owner, with the menu's version, which a new order must name. */
export async function listManagedSections(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db }: { db: Db },
) {
  const { menuVersion } = await requireStaff({ restaurantId, actorId, role: 'manager' }, { db })
  const sections = await listSections(restaurantId, { db })
  return { sections: sections.map(({ servedWeek: _, ...section }): MenuSection => section), version: menuVersion }
}

/** A few other menu items of the same restaurant. */
export async function listMenuCardsBeside(
  item: { id: number; restaurant: OfMenu },
  count: number,
  { db, now }: Deps,
): Promise<MenuItem[]> {
  const { restaurant } = item
  const items = await db.read.menuItem.findMany({
    where: { restaurantId: restaurant.id, id: { not: item.id } },
    select: menuItemShape,
    orderBy: { id: 'asc' },
    take: count,
  })
  const shown = items.map(servedAt(restaurant, now))
  return withSoldOutGroups(shown, db.read)
}

type Browsing = {
  /** One type, or all. */
  foodType: FoodType | null
  /** The id of the menu item before the list; 0 at the beginning. */
  after: number
  take: number
}

/** The menu items of all restaurants that take orders, and whether there are more. */
export async function browseMenuItems({ foodType, after, take }: Browsing, { db, now }: Deps) {
  const found = await db.read.menuItem.findMany({
    where: { listed: true, id: { gt: after }, ...(foodType && { foodType }) },
    select: menuItemOfRestaurantShape,
    orderBy: { id: 'asc' },
    take: take + 1,
  })
  const shown = withRestaurants(found.slice(0, take), now)
  return { items: await withSoldOutGroups(shown, db.read), hasMore: found.length > take }
}

/** The menu items that a user likes, newest like first, up to a page; includes those of inactive restaurants. */
export async function listFavorites(userId: number, page: number, { db, now }: Deps) {
  const total = await db.read.menuItemLike.count({ where: { userId } })
  const shown = queryRange(page, total)
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItem: { select: menuItemOfRestaurantShape } },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    ...shown.rows,
  })
  const liked = likes.map((like) => like.menuItem)
  const items = await withSoldOutGroups(withRestaurants(liked, now), db.read)
  return { items, total, page: shown.page }
}

/** The ids of the menu items that a user likes; only the newest for an old account above the limit. */
export async function listLikedIds(userId: number, { db }: { db: Db }): Promise<number[]> {
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItemId: true },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    take: MAX_LIKES,
  })
  return likes.map((like) => like.menuItemId).toSorted((a, b) => a - b)
}
