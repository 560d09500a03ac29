import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { MenuOrder } from '@/lib/menu/contract/section-schemas'
import { requireRole, restaurantFor } from '@/lib/restaurants/server/roles'
import { noteServed, servedWeekOf } from './served'
import { type MenuSection, menuSectionShape } from './shapes'

type SectionContent = { name: string; servedHours?: string | undefined }
type CreateSection = SectionContent & { restaurantId: number; actorId: number }

/** Adds a section at the end of the menu for a manager. Throws `too_many` above the limit. */
export async function createSection(
  { restaurantId, actorId, name, servedHours }: CreateSection,
  { db }: Pick<Deps, 'db'>,
): Promise<MenuSection> {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'manager' }, tx)
    const there = await tx.menuSection.aggregate({ where: { restaurantId }, _count: true, _max: { position: true } })
    requireWithin('sections', 1 + there._count)
    await raiseMenuVersion(restaurantId, tx)
    const position = (there._max.position ?? -1) + 1
    const data = { restaurantId, name, position, ...timesOf(servedHours) }
    return tx.menuSection.create({ data, select: menuSectionShape })
  })
}

/** Changes the name of a section for a manager, and when its items are served. */
export async function updateSection(
  { sectionId, actorId, name, servedHours }: SectionContent & { sectionId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<MenuSection> {
  return db.write(async (tx) => {
    const { restaurant } = await ownSection({ sectionId, actorId }, tx)
    const data = { name, ...timesOf(servedHours) }
    const section = await tx.menuSection.update({ where: { id: sectionId }, data, select: menuSectionShape })
    if (servedHours !== undefined) await noteServed(restaurant.id, tx)
    return section
  })
}

/** The columns of the times that were sent; none when none were. */
const timesOf = (servedHours: string | undefined) =>
  servedHours === undefined ? {} : { servedHours, servedWeek: servedWeekOf(servedHours) }

/** Deletes a section for a manager; its items appear under their food type again. */
export async function deleteSection(
  { sectionId, actorId }: { sectionId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    const { restaurant } = await ownSection({ sectionId, actorId }, tx)
    // The foreign key removes its items from it.
    await tx.menuSection.delete({ where: { id: sectionId } })
    await noteServed(restaurant.id, tx)
    await raiseMenuVersion(restaurant.id, tx)
  })
}

type OrderMenu = MenuOrder & { restaurantId: number; actorId: number }

/**
 * Sets the order of the sections and items of a restaurant for a manager, and the items' sections. Throws `conflict`
 * with the current order when the menu has another version, or other sections and items than those sent.
 */
export async function orderMenu(
  { restaurantId, actorId, ...order }: OrderMenu,
  { db }: Pick<Deps, 'db'>,
): Promise<MenuOrder> {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'manager' }, tx)
    const { sections, items, version } = await readMenu(restaurantId, tx)
    if (version !== order.version || !isSameSet(sections, order.sections) || !isSameSet(items, order.items)) {
      const now: MenuOrder = { version, sections: sections.map(({ id }) => id), items: items.map(placeOf) }
      const message = 'The menu has changed since you opened it. Please check it and try again.'
      throw new AppError('conflict', message, { extra: { order: now } })
    }
    const places = order.items.map((item, position) => ({ ...item, position }))
    const before = new Map(items.map((item) => [item.id, item]))
    const moved = places.filter(({ id, sectionId, position }) => {
      const item = before.get(id)
      return item?.sectionId !== sectionId || item.position !== position
    })
    await placeMenuItems(moved, tx)
    if (moved.some(({ id, sectionId }) => before.get(id)?.sectionId !== sectionId)) await noteServed(restaurantId, tx)
    for (const [position, id] of order.sections.entries()) {
      await tx.menuSection.updateMany({ where: { id, position: { not: position } }, data: { position } })
    }
    await raiseMenuVersion(restaurantId, tx)
    return { ...order, items: order.items.map(placeOf), version: version + 1 }
  })
}

type Place = { id: number; sectionId: number | null; position: number }

/** Moves menu items to their places in one statement: a menu may have hundreds. The casts are for PostgreSQL. */
async function placeMenuItems(places: readonly Place[], tx: Tx): Promise<void> {
  if (places.length === 0) return
  const rows = places.map(({ id, sectionId, position }) => Prisma.sql`(${id}, ${sectionId}, ${position})`)
  await tx.$executeRaw`
    UPDATE "MenuItem" SET "sectionId" = "place"."sectionId", "position" = "place"."position"
    FROM (
      SELECT CAST(column1 AS BIGINT) AS "id", CAST(column2 AS BIGINT) AS "sectionId", CAST(column3 AS BIGINT) AS "position"
      FROM (VALUES ${Prisma.join(rows)}) AS "given"
    ) AS "place"
    WHERE "MenuItem"."id" = "place"."id"`
}

const placeOf = ({ id, sectionId }: { id: number; sectionId: number | null }) => ({ id, sectionId })

function isSameSet(rows: readonly { id: number }[], sent: readonly (number | { id: number })[]): boolean {
  const ids = new Set(rows.map(({ id }) => id))
  return ids.size === sent.length && sent.every((one) => ids.has(typeof one === 'number' ? one : one.id))
}

async function readMenu(restaurantId: number, tx: Tx) {
  const { menuVersion } = await tx.restaurant.findUniqueOrThrow({
    where: { id: restaurantId },
    select: { menuVersion: true },
  })
  const sections = await tx.menuSection.findMany({
    where: { restaurantId },
    select: { id: true, position: true },
    orderBy: { id: 'asc' },
  })
  const items = await tx.menuItem.findMany({
    where: { restaurantId },
    select: { id: true, sectionId: true, position: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  return { sections: sections.toSorted((a, b) => a.position - b.position), items, version: menuVersion }
}

/** Raises the version of a menu after its sections or the order of its items changed. */
export async function raiseMenuVersion(restaurantId: number, tx: Tx): Promise<void> {
  await tx.restaurant.update({
    where: { id: restaurantId },
    data: { menuVersion: { increment: 1 } },
    select: { id: true },
  })
}

/** The section, if the actor may change its menu. */
async function ownSection({ sectionId, actorId }: { sectionId: number; actorId: number }, tx: Tx) {
  const section = await tx.menuSection.findUnique({
    where: { id: sectionId },
    select: { restaurant: { select: { id: true, ownerId: true } } },
  })
  return requireRole(section, 'Section', { actorId, role: 'manager' }, tx)
}
