import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { latest } from '@/lib/instant'
import { MAX_GROUPS } from '@/lib/list-limits'
import { availableFrom } from '@/lib/menu/rules/modifiers'
import type { ModifierGroup } from './shapes'

type Numbers = 'menuItemId' | 'place' | 'groupId' | 'min' | 'max' | 'id' | 'priceCents' | 'position' | 'available'
/** PostgreSQL returns bigints for raw statements. */
type Row = Record<Exclude<Numbers, 'id'>, bigint | number> & {
  group: string
  prompt: string
  /** Null in a group of which no requested modifier was found. */
  id: bigint | number | null
  name: string
  soldOutUntil: Date | null
}

const GROUP_COLUMNS = Prisma.sql`
  "MenuItemModifierGroup"."menuItemId", "MenuItemModifierGroup"."position" AS "place",
  "ModifierGroup"."id" AS "groupId", "ModifierGroup"."name" AS "group", "ModifierGroup"."prompt",
  "ModifierGroup"."min", "ModifierGroup"."max",
  "Modifier"."id", "Modifier"."name", "Modifier"."priceCents", "Modifier"."position", "Modifier"."soldOutUntil"`
const GROUPS = Prisma.sql`"MenuItemModifierGroup"
  JOIN "ModifierGroup" ON "ModifierGroup"."id" = "MenuItemModifierGroup"."groupId"`

/** Each menu item's modifier groups in order; items without groups are missing. Prisma would take three statements. */
export function modifierGroupsOf(itemIds: readonly number[], tx: Tx): Promise<Map<number, ModifierGroup[]>> {
  return readGroups(itemIds, Prisma.sql`1 = 1`, tx)
}

/** The same, but only required groups with something sold out. */
function soldOutGroupsOf(itemIds: readonly number[], tx: Tx): Promise<Map<number, ModifierGroup[]>> {
  const some = Prisma.sql`SELECT 1 FROM "Modifier" AS "other"
    WHERE "other"."groupId" = "ModifierGroup"."id" AND "other"."soldOutUntil" IS NOT NULL`
  return readGroups(itemIds, Prisma.sql`"ModifierGroup"."min" > 0 AND EXISTS (${some})`, tx)
}

type Card = { id: number; requiresChoice: boolean; soldOutUntil: Date | null }

/** On a card, an item is sold out while one of its required groups is. */
export async function withSoldOutGroups<Item extends Card>(items: readonly Item[], tx: Tx): Promise<Item[]> {
  const choosing = items.filter(({ requiresChoice }) => requiresChoice)
  const groups = await soldOutGroupsOf(
    choosing.map(({ id }) => id),
    tx,
  )
  return items.map((item) => {
    const times = (groups.get(item.id) ?? []).flatMap((group) => availableFrom(group) ?? [])
    const soldOutUntil = times.reduce((last, time) => latest(time, last), item.soldOutUntil)
    return { ...item, soldOutUntil }
  })
}

async function readGroups(itemIds: readonly number[], condition: Prisma.Sql, tx: Tx) {
  if (itemIds.length === 0) return new Map<number, ModifierGroup[]>()
  const rows = await tx.$queryRaw<Row[]>`
    SELECT ${GROUP_COLUMNS}, 0 AS "available" FROM ${GROUPS}
    JOIN "Modifier" ON "Modifier"."groupId" = "ModifierGroup"."id"
    WHERE "MenuItemModifierGroup"."menuItemId" IN (${Prisma.join(itemIds)}) AND ${condition}`
  return groupsByItem(rows, ({ available: _, ...group }): ModifierGroup => group)
}

/** A modifier group with the modifiers that an order requests, and the number of all that are not sold out. */
export type AskedGroup = ModifierGroup & { available: number }

type Asked = { itemIds: readonly number[]; modifierIds: readonly number[] }

/**
 * The groups that matter to an order of these items and modifiers: the required ones and those of the modifiers, each
 * with the requested modifiers only. All modifiers of 50 lines could be 10,000 rows, in a write that others wait for.
 */
export async function askedGroupsOf(
  { itemIds, modifierIds }: Asked,
  { tx, now }: { tx: Tx; now: Date },
): Promise<Map<number, AskedGroup[]>> {
  if (itemIds.length === 0) return new Map()
  const asked = modifierIds.length > 0 ? Prisma.join(modifierIds) : Prisma.sql`NULL`
  const rows = await tx.$queryRaw<Row[]>`
    SELECT ${GROUP_COLUMNS}, (
      SELECT COUNT(*) FROM "Modifier" AS "other" WHERE "other"."groupId" = "ModifierGroup"."id"
        AND ("other"."soldOutUntil" IS NULL OR "other"."soldOutUntil" <= ${now})) AS "available"
    FROM ${GROUPS}
    LEFT JOIN "Modifier" ON "Modifier"."groupId" = "ModifierGroup"."id" AND "Modifier"."id" IN (${asked})
    WHERE "MenuItemModifierGroup"."menuItemId" IN (${Prisma.join(itemIds)})
      AND ("ModifierGroup"."min" > 0 OR "Modifier"."id" IS NOT NULL)`
  return groupsByItem(rows, (group) => group)
}

function groupsByItem<G extends ModifierGroup>(rows: readonly Row[], made: (group: AskedGroup) => G): Map<number, G[]> {
  const groups = new Map<number, G[]>()
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
      const modifiers = row.id === null ? [] : [modifier]
      ofItem.push(
        made({ id, name: row.group, prompt: row.prompt, min, max, modifiers, available: Number(row.available) }),
      )
    }
  }
  return groups
}

/** The highest number of modifiers that one of these items has in all its groups. */
export async function mostModifiersOfItem(itemIds: readonly number[], tx: Tx): Promise<number> {
  if (itemIds.length === 0) return 0
  const ofItems = Prisma.sql`"MenuItemModifierGroup"."menuItemId" IN (${Prisma.join(itemIds)})`
  // The modifiers of a group are counted once, however many items have it.
  const [row] = await tx.$queryRaw<{ most: bigint | number | null }[]>`
    SELECT MAX("count") AS "most" FROM (
      SELECT SUM("ofGroup"."count") AS "count" FROM "MenuItemModifierGroup"
      JOIN (
        SELECT "groupId", COUNT(*) AS "count" FROM "Modifier"
        WHERE "groupId" IN (SELECT "groupId" FROM "MenuItemModifierGroup" WHERE ${ofItems}) GROUP BY "groupId"
      ) AS "ofGroup" ON "ofGroup"."groupId" = "MenuItemModifierGroup"."groupId"
      WHERE ${ofItems} GROUP BY "MenuItemModifierGroup"."menuItemId") AS "ofItem"`
  return Number(row?.most ?? 0)
}

type SizedRow = { id: bigint | number; name: string; version: bigint | number; size: bigint | number }

/** The modifier groups of a restaurant, oldest first, each with the number of its modifiers; Prisma would count all. */
export async function groupSizesOf(restaurantId: number, tx: Tx) {
  const rows = await tx.$queryRaw<SizedRow[]>`
    SELECT "id", "name", "version", (
      SELECT COUNT(*) FROM "Modifier" WHERE "Modifier"."groupId" = "ModifierGroup"."id") AS "size"
    FROM "ModifierGroup" WHERE "restaurantId" = ${restaurantId} ORDER BY "id" LIMIT ${MAX_GROUPS}`
  return rows.map(({ id, name, version, size }) => ({
    id: Number(id),
    name,
    version: Number(version),
    size: Number(size),
  }))
}
