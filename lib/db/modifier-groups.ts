import type { Tx } from './database'
import { Prisma } from './generated/client'
import type { ModifierGroup } from './shapes'

type Numbers = 'menuItemId' | 'place' | 'groupId' | 'min' | 'max' | 'id' | 'priceCents' | 'position'
/** PostgreSQL gives a raw statement bigints. */
type Row = Record<Numbers, bigint | number> & { group: string; name: string; soldOutUntil: Date | null }

/**
 * The modifier groups of each menu item in their order; an item without groups is missing. One statement, since every order
 * with modifiers runs it: Prisma would take three.
 */
export async function modifierGroupsOf(itemIds: readonly number[], tx: Tx): Promise<Map<number, ModifierGroup[]>> {
  const groups = new Map<number, ModifierGroup[]>()
  if (itemIds.length === 0) return groups
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "MenuItemModifierGroup"."menuItemId", "MenuItemModifierGroup"."position" AS "place",
      "ModifierGroup"."id" AS "groupId", "ModifierGroup"."name" AS "group", "ModifierGroup"."min", "ModifierGroup"."max",
      "Modifier"."id", "Modifier"."name", "Modifier"."priceCents", "Modifier"."position", "Modifier"."soldOutUntil"
    FROM "MenuItemModifierGroup"
    JOIN "ModifierGroup" ON "ModifierGroup"."id" = "MenuItemModifierGroup"."groupId"
    JOIN "Modifier" ON "Modifier"."groupId" = "ModifierGroup"."id"
    WHERE "MenuItemModifierGroup"."menuItemId" IN (${Prisma.join(itemIds)})`
  const inOrder = rows.toSorted((a, b) => Number(a.place) - Number(b.place) || Number(a.position) - Number(b.position))
  for (const row of inOrder) {
    const itemId = Number(row.menuItemId)
    const ofItem = groups.get(itemId) ?? []
    groups.set(itemId, ofItem)
    const { name, soldOutUntil } = row
    const modifier = { id: Number(row.id), name, priceCents: Number(row.priceCents), soldOutUntil }
    const group = ofItem.find(({ id }) => id === Number(row.groupId))
    if (group) group.modifiers.push(modifier)
    else {
      const [id, min, max] = [Number(row.groupId), Number(row.min), Number(row.max)]
      ofItem.push({ id, name: row.group, min, max, modifiers: [modifier] })
    }
  }
  return groups
}
