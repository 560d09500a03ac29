import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { insertRows } from '@/lib/db/insert-rows'
import { AppError, fieldError } from '@/lib/errors'
import { MAX_GROUPS_OF_ITEM } from '@/lib/list-limits'
import type { Availability } from '@/lib/menu/contract/schemas'
import { type ModifierGroupChange, managedGroupToWire, type NewModifierGroup } from '@/lib/menu/contract/wire'
import { faultOfLimits } from '@/lib/menu/rules/modifiers'
import { type Needed, requireRole, restaurantFor } from '@/lib/restaurants/server/roles'
import { menuItemFor, soldOutEnd } from './commands'
import { giveGroups, noteRequired, requireFewModifiers } from './item-groups'
import { modifierGroupView, withChoices } from './queries'
import {
  type ManagedModifierGroup,
  type MenuItemWithChoices,
  type ModifierGroupRow,
  modifierGroupShape,
  publicMenuItemShape,
} from './shapes'

type CreateModifierGroup = NewModifierGroup & { restaurantId: number; actorId: number }

/** Creates a modifier group of a restaurant for a manager. Throws `too_many` above the limit. */
export async function createModifierGroup(
  { restaurantId, actorId, modifiers, itemIds = [], ...fields }: CreateModifierGroup,
  { db, now }: Deps,
): Promise<ManagedModifierGroup> {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'manager' }, tx)
    requireLimits(fields, modifiers.length)
    if (modifiers.some(({ id }) => id !== undefined)) throw foreignModifier()
    requireWithin('modifier groups', 1 + (await tx.modifierGroup.count({ where: { restaurantId } })))
    const { id } = await tx.modifierGroup.create({ data: { ...fields, restaurantId }, select: { id: true } })
    await insertModifiers(id, modifiers, tx)
    if (itemIds.length > 0) {
      await giveToItems({ id, restaurantId }, itemIds, tx)
      await requireFewModifiers(itemIds, tx)
      await noteRequired(itemIds, { tx, now })
    }
    return modifierGroupView(await readGroup(id, tx))
  })
}

type UpdateModifierGroup = ModifierGroupChange & { groupId: number; actorId: number }

/**
 * Changes a modifier group for a manager; missing fields stay unchanged. Modifiers keep their ids and
 * sold-out marks; those missing from the list are deleted. Throws `conflict` with the current group when its version
 * differs.
 */
export async function updateModifierGroup(
  { groupId, actorId, version, modifiers, itemIds, ...fields }: UpdateModifierGroup,
  { db, now }: Deps,
): Promise<ManagedModifierGroup> {
  return db.write(async (tx) => {
    const before = await groupFor({ groupId, actorId, role: 'manager' }, tx)
    if (before.version !== version) {
      const message = 'This modifier group has changed since you opened it. Please check it and try again.'
      throw new AppError('conflict', message, { extra: { group: managedGroupToWire(modifierGroupView(before)) } })
    }
    const { min = before.min, max = before.max } = fields
    requireLimits({ min, max }, (modifiers ?? before.modifiers).length)
    if (modifiers) await replaceModifiers(before, modifiers, tx)
    await tx.modifierGroup.update({ where: { id: groupId, version }, data: { ...fields, version: version + 1 } })
    if (itemIds) await giveToItems({ id: groupId, restaurantId: before.restaurant.id }, itemIds, tx)
    const touched = [...new Set([...itemIdsOf(before), ...(itemIds ?? [])])]
    if (itemIds || (modifiers && modifiers.length > before.modifiers.length)) await requireFewModifiers(touched, tx)
    await noteRequired(touched, { tx, now })
    return modifierGroupView(await readGroup(groupId, tx))
  })
}

/** Deletes a modifier group for a manager, and removes it from its items. Orders keep their choices. */
export async function deleteModifierGroup(
  { groupId, actorId }: { groupId: number; actorId: number },
  { db, now }: Deps,
): Promise<void> {
  await db.write(async (tx) => {
    const group = await groupFor({ groupId, actorId, role: 'manager' }, tx)
    // The foreign keys delete its modifiers, and remove it from its items.
    await tx.modifierGroup.delete({ where: { id: groupId } })
    await noteRequired(itemIdsOf(group), { tx, now })
  })
}

type SetModifierAvailability = Availability & { modifierId: number; actorId: number }

/** Marks a modifier for the kitchen as available, or as sold out until the next opening or until it is changed. */
export async function setModifierAvailability(
  { modifierId, actorId, until }: SetModifierAvailability,
  { db, now }: Deps,
): Promise<ManagedModifierGroup> {
  return db.write(async (tx) => {
    const modifier = await tx.modifier.findUnique({ where: { id: modifierId }, select: { groupId: true } })
    if (!modifier) throw new AppError('not_found', 'Modifier not found')
    const { groupId } = modifier
    const { restaurant } = await groupFor({ groupId, actorId, role: 'kitchen' }, tx)
    const soldOutUntil = await soldOutEnd({ restaurantId: restaurant.id, until }, { tx, now })
    await tx.modifier.update({ where: { id: modifierId }, data: { soldOutUntil } })
    return modifierGroupView(await readGroup(groupId, tx))
  })
}

type AttachModifierGroups = { itemId: number; actorId: number; ids: readonly number[] }

/** Sets for a manager which modifier groups of its restaurant an item has, in this order. */
export async function attachModifierGroups(
  { itemId, actorId, ids }: AttachModifierGroups,
  { db, now }: Deps,
): Promise<MenuItemWithChoices> {
  return db.write(async (tx) => {
    const { restaurantId } = await menuItemFor({ itemId, actorId, role: 'manager' }, tx)
    await giveGroups({ itemId, restaurantId, ids }, { tx, now })
    return withChoices(await tx.menuItem.findUniqueOrThrow({ where: { id: itemId }, ...publicMenuItemShape }), {
      tx,
      now,
    })
  })
}

/** The modifier group, if the actor has at least the role needed at its restaurant. */
async function groupFor({ groupId, ...needed }: Needed & { groupId: number }, tx: Tx): Promise<ModifierGroupRow> {
  const group = await tx.modifierGroup.findUnique({ where: { id: groupId }, select: modifierGroupShape })
  return requireRole(group, 'Modifier group', needed, tx)
}

const readGroup = (id: number, tx: Tx) =>
  tx.modifierGroup.findUniqueOrThrow({ where: { id }, select: modifierGroupShape })

const itemIdsOf = ({ menuItems }: ModifierGroupRow) => menuItems.map(({ menuItem }) => menuItem.id)

function requireLimits(limits: { min: number; max: number }, modifiers: number): void {
  const fault = faultOfLimits(limits, modifiers)
  if (fault) throw fieldError(fault.field, fault.text)
}

const foreignModifier = () => fieldError('modifiers', 'The id of a modifier must be one of the group')

type Sent = NewModifierGroup['modifiers']

async function replaceModifiers({ id: groupId, modifiers: before }: ModifierGroupRow, sent: Sent, tx: Tx) {
  const kept = sent.flatMap(({ id }) => id ?? [])
  const known = new Map(before.map((modifier) => [modifier.id, modifier]))
  if (new Set(kept).size < kept.length || kept.some((id) => !known.has(id))) throw foreignModifier()
  await tx.modifier.deleteMany({ where: { groupId, id: { notIn: kept } } })
  for (const [position, { id, name, priceCents }] of sent.entries()) {
    const old = id === undefined ? undefined : known.get(id)
    const isSame = old?.name === name && old.priceCents === priceCents && old.position === position
    if (old && !isSame) await tx.modifier.update({ where: { id: old.id }, data: { name, priceCents, position } })
  }
  await insertModifiers(groupId, sent, tx)
}

/** Inserts the modifiers that have no id yet, each at its position in the list. */
async function insertModifiers(groupId: number, sent: Sent, tx: Tx): Promise<void> {
  const added = sent.flatMap(({ id, name, priceCents }, position) =>
    id === undefined ? [{ groupId, name, priceCents, position }] : [],
  )
  await insertRows(tx, 'Modifier', added)
}

/** Sets which items of its restaurant have a group; it becomes the last group of items that get it. */
async function giveToItems(
  { id: groupId, restaurantId }: { id: number; restaurantId: number },
  itemIds: readonly number[],
  tx: Tx,
): Promise<void> {
  const own = await tx.menuItem.count({ where: { id: { in: [...itemIds] }, restaurantId } })
  if (own < itemIds.length) throw fieldError('itemIds', 'Items must be those of the menu, each once')
  await tx.menuItemModifierGroup.deleteMany({ where: { groupId, menuItemId: { notIn: [...itemIds] } } })
  const links = await tx.menuItemModifierGroup.findMany({ where: { menuItemId: { in: [...itemIds] } } })
  const added = itemIds.flatMap((menuItemId) => {
    const ofItem = links.filter((link) => link.menuItemId === menuItemId)
    if (ofItem.some((link) => link.groupId === groupId)) return []
    if (ofItem.length >= MAX_GROUPS_OF_ITEM) {
      throw fieldError('itemIds', `An item has at most ${MAX_GROUPS_OF_ITEM} modifier groups`)
    }
    return [{ menuItemId, groupId, position: Math.max(-1, ...ofItem.map(({ position }) => position)) + 1 }]
  })
  await insertRows(tx, 'MenuItemModifierGroup', added)
}
