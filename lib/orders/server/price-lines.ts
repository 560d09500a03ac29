import 'server-only'
import { mergeLines } from '@/lib/cart/rules/cart'
import type { Tx } from '@/lib/db/database'
import { type MenuItem, Prisma } from '@/lib/db/generated/client'
import { fieldError } from '@/lib/errors'
import { priceWith } from '@/lib/menu/rules/chosen'
import { chosenOf, faultsOfChoices } from '@/lib/menu/rules/modifiers'
import { orderableAt, type ServedTimes } from '@/lib/menu/rules/served-times'
import { isSoldOut } from '@/lib/menu/rules/sold-out'
import { askedGroupsOf } from '@/lib/menu/server/read-groups'
import type { ModifierGroup } from '@/lib/menu/server/shapes'
import type { NewOrder } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { changedOrder } from './conflicts'

type MenuRow = Pick<
  MenuItem,
  'id' | 'restaurantId' | 'name' | 'priceCents' | 'foodImage' | 'soldOutUntil' | 'requiresChoice' | 'servedWeek'
>
type Lines = Pick<NewOrder, 'items' | 'later'> & { restaurant: Hours & { id: number } }

/**
 * The lines at the current menu; lines with the same item, modifiers and note are merged. An item or modifier that is
 * gone or sold out is a change. One of another restaurant or item is an error, and so is a choice that does not fit. When
 * the items of an order for later are served is checked with its time, at the submission.
 */
export async function pricedLines({ restaurant, items, later }: Lines, { tx, now }: { tx: Tx; now: Date }) {
  const ids = Prisma.join(items.map((item) => item.menuItemId))
  const rows = await tx.$queryRaw<MenuRow[]>`
    SELECT "id", "restaurantId", "name", "priceCents", "foodImage", "soldOutUntil", "requiresChoice", "servedWeek"
    FROM "MenuItem" WHERE "id" IN (${ids})`
  const found = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    restaurantId: Number(row.restaurantId),
    priceCents: Number(row.priceCents),
  }))
  const menu = new Map(found.map((item) => [item.id, item]))
  if (found.some((item) => item.restaurantId !== restaurant.id)) {
    throw fieldError('items', 'Every item must be on the menu of the restaurant')
  }
  const chosen = new Set(items.flatMap(({ menuItemId, modifierIds }) => (modifierIds.length > 0 ? menuItemId : [])))
  const choosing = found.filter(({ id, requiresChoice }) => requiresChoice || chosen.has(id))
  const modifierIds = [...new Set(items.flatMap((line) => line.modifierIds))]
  const groupsOf = await askedGroupsOf({ itemIds: choosing.map(({ id }) => id), modifierIds }, { tx, now })
  const lines = items.map((line) => ({
    ...line,
    item: menu.get(line.menuItemId),
    groups: groupsOf.get(line.menuItemId) ?? [],
  }))
  await refuseForeign(lines, tx)
  const orderableFrom = orderableAt(restaurant, { now })
  const changes = lines.flatMap(({ menuItemId, modifierIds, item, groups }): Change[] => {
    if (!item) return [{ kind: 'gone', menuItemId, name: 'An item' }]
    const { name } = item
    if (groups.some(({ available, min }) => available < min)) return [{ kind: 'sold_out', menuItemId, name }]
    const servedWeek = later ? null : item.servedWeek
    const unavailable = soldOutChange({ ...item, servedWeek, menuItemId }, { orderableFrom, now })
    if (unavailable) return [unavailable]
    const modifiers = modifierIds.map((id) => ({ id, name: 'A choice' }))
    return modifierChanges({ menuItemId, name, lineId: null }, modifiers, { groups, now })
  })
  if (changes.length > 0) throw changedOrder(changes)
  const [fault] = lines.flatMap(({ groups, modifierIds }) => faultsOfChoices(groups, modifierIds))
  if (fault) throw fieldError('items', fault.text)
  const priced = lines.flatMap(({ menuItemId, quantity, customizations, modifierIds, item, groups }) => {
    if (!item) return []
    const { name, foodImage } = item
    const inMenuOrder = chosenOf(groups, modifierIds)
    const priceCents = priceWith(item.priceCents, inMenuOrder)
    const modifiers = JSON.stringify(inMenuOrder)
    return [{ menuItemId, name, priceCents, foodImage, quantity, customizations: customizations || null, modifiers }]
  })
  return mergeLines(priced, ({ menuItemId, customizations, modifiers }) =>
    JSON.stringify([menuItemId, customizations, modifiers]),
  )
}

type OnMenu = ServedTimes & { menuItemId: number; name: string; soldOutUntil: Date | null }

/** The change of an item that is sold out or not served at the time of the order, or null. */
export function soldOutChange(
  { menuItemId, name, ...item }: OnMenu,
  { orderableFrom, now }: { orderableFrom: ReturnType<typeof orderableAt>; now: Date },
): Change | null {
  const from = orderableFrom(item)
  if (!from) return null
  return { kind: 'sold_out', menuItemId, name, ...(!isSoldOut(item, now) && { from }) }
}

type OfLine = { menuItemId: number; name: string; lineId: number | null }

/** Which of the chosen modifiers are gone from the item's groups, or sold out. */
export function modifierChanges(
  line: OfLine,
  chosen: readonly { id: number; name: string }[],
  { groups, now }: { groups: readonly ModifierGroup[]; now: Date },
): Change[] {
  const offered = new Map(groups.flatMap(({ modifiers }) => modifiers.map((modifier) => [modifier.id, modifier])))
  return chosen.flatMap(({ id, name }): Change[] => {
    const modifier = offered.get(id)
    if (!modifier) return [{ kind: 'modifier_gone', ...line, modifierId: id, modifier: name }]
    if (!isSoldOut(modifier, now)) return []
    return [{ kind: 'modifier_sold_out', ...line, modifierId: id, modifier: modifier.name }]
  })
}

type Chosen = { modifierIds: readonly number[]; groups: readonly ModifierGroup[]; item: { name: string } | undefined }

/** Refuses modifiers of other items. Deleted modifiers are ignored. */
async function refuseForeign(lines: readonly Chosen[], tx: Tx): Promise<void> {
  const strange = lines.flatMap(({ modifierIds, groups, item }) => {
    const offered = new Set(groups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)))
    return item ? modifierIds.filter((id) => !offered.has(id)).map((id) => ({ id, name: item.name })) : []
  })
  if (strange.length === 0) return
  const [other] = await tx.modifier.findMany({
    where: { id: { in: strange.map(({ id }) => id) } },
    select: { id: true, group: { select: { name: true } } },
    take: 1,
  })
  const name = strange.find(({ id }) => id === other?.id)?.name
  if (other) throw fieldError('items', `${other.group.name} is not a choice of ${name}`)
}
