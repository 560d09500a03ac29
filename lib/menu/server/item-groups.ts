import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import { insertRows } from '@/lib/db/insert-rows'
import { fieldError } from '@/lib/errors'
import { mostModifiersOfItem } from './read-groups'

type Given = { itemId: number; restaurantId: number; ids: readonly number[]; field?: string }

/**
 * Replaces an item's modifier groups with these groups of its restaurant, in this order. Throws `validation` for
 * `field`, and `too_many`.
 */
export async function giveGroups(
  { itemId, restaurantId, ids, field = 'ids' }: Given,
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const own = await tx.modifierGroup.count({ where: { id: { in: [...ids] }, restaurantId } })
  if (own < ids.length) throw fieldError(field, 'Ids must be those of modifier groups of the restaurant, each once')
  await tx.menuItemModifierGroup.deleteMany({ where: { menuItemId: itemId } })
  const links = ids.map((groupId, position) => ({ menuItemId: itemId, groupId, position }))
  await insertRows(tx, 'MenuItemModifierGroup', links)
  await requireFewModifiers([itemId], tx)
  await noteRequired([itemId], { tx, now })
}

/** Throws `too_many` when one of these items has too many modifiers: each order of it may read all of them. */
export async function requireFewModifiers(itemIds: readonly number[], tx: Tx): Promise<void> {
  requireWithin('modifiers in all its groups', await mostModifiersOfItem(itemIds, tx))
}

/** Updates on each item whether one of its groups is required. */
export async function noteRequired(itemIds: readonly number[], { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const required = await tx.menuItemModifierGroup.findMany({
    where: { menuItemId: { in: [...itemIds] }, group: { min: { gt: 0 } } },
    select: { menuItemId: true },
  })
  const requiring = new Set(required.map(({ menuItemId }) => menuItemId))
  for (const requiresChoice of [true, false]) {
    const ids = itemIds.filter((id) => requiring.has(id) === requiresChoice)
    if (ids.length > 0) {
      await tx.menuItem.updateMany({ where: { id: { in: ids } }, data: { requiresChoice, updatedAt: now } })
    }
  }
}
