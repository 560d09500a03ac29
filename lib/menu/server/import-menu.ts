import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows, insertWithIds, updateRows } from '@/lib/db/insert-rows'
import { AppError } from '@/lib/errors'
import { inSlices } from '@/lib/in-slices'
import type { MenuImportBody, MenuImportOut, MenuImportQuery } from '@/lib/menu/contract/menu-file-schemas'
import { type MenuCells, nameKey } from '@/lib/menu/rules/menu-file'
import { noteRequired } from './item-groups'
import { MAX_LISTED_FAULTS, menuFile, type ReadMenu, readMenuFile } from './menu-csv'
import { linesOf, type MenuState, readMenuState } from './menu-state'
import { type MenuPlan, planMenu } from './plan-menu'
import type { PlannedItem } from './read-cell'
import { raiseMenuVersion } from './sections'
import { noteServed } from './served'

type Own = { restaurantId: number; actorId: number }

/** The menu of the owner's own restaurant as a CSV file. */
export async function exportMenu(own: Own, { db, now }: Deps): Promise<string> {
  const lines: Required<MenuCells>[] = []
  for await (const line of inSlices(linesOf(await readMenuState(own, db.read), now))) lines.push(line)
  return menuFile(lines)
}

type ImportMenu = Own & MenuImportBody & Omit<MenuImportQuery, 'dry'> & { isDry: boolean }

/**
 * Changes items of the owner's own restaurant, and adds those without an id, from the lines of a file: all or none.
 * Nothing is deleted. A dry run only tells what would change. Throws `conflict` when the menu is not of the version that
 * the dry run saw, and `validation` when a line is wrong.
 */
export async function importMenu(
  { restaurantId, actorId, csv, rows = [], isDry, version, decimal }: ImportMenu,
  { db, now }: Deps,
): Promise<MenuImportOut> {
  const own = { restaurantId, actorId }
  // Before the file is read: what is refused costs no work.
  const state = await readMenuState(own, db.read)
  if (!isDry && state.version !== version) throw changedMeanwhile()
  const read: ReadMenu =
    csv === undefined
      ? { lines: rows.map((cells, at) => ({ line: at + 1, cells })), ignored: [], faults: [] }
      : await readMenuFile(csv)
  const plan = await planMenu({ lines: read.lines, decimal, now }, state)
  const faults = [...read.faults, ...plan.faults].toSorted((a, b) => a.line - b.line)
  if (isDry) return resultOf({ plan, read, faults, version: state.version })
  const [first] = faults
  if (first) throw new AppError('validation', `Line ${first.line}: ${first.message}`)
  return db.write(async (tx) => {
    // The plan is one for this version: nobody else may have written in between.
    if ((await readMenuState(own, tx)).version !== version) throw changedMeanwhile()
    const createdIds = await applyPlan(plan, state, { tx, now })
    const after = await readMenuState(own, tx)
    return resultOf({ plan, read, faults, version: after.version, createdIds })
  })
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The menu has changed since you looked at these changes. Please look at them again.')

type Result = {
  plan: MenuPlan
  read: ReadMenu
  faults: ReadMenu['faults']
  version: string
  createdIds?: readonly number[]
}

function resultOf({ plan, read, faults, version, createdIds = [] }: Result): MenuImportOut {
  const created = plan.lines.filter(({ before }) => !before)
  return {
    created: created.length,
    changed: plan.lines.length - created.length,
    unchanged: plan.unchanged,
    errors: faults.slice(0, MAX_LISTED_FAULTS),
    moreErrors: faults.length > MAX_LISTED_FAULTS,
    version,
    decimal: plan.decimal,
    ignored: read.ignored,
    sections: plan.newSections,
    lines: plan.lines.map(({ line, before, item, changes }) => ({
      line,
      id: before?.id ?? createdIds[created.findIndex((one) => one.line === line)] ?? null,
      name: before?.name ?? item.name,
      isNew: before === null,
      changes,
    })),
  }
}

/** Items in a statement: about a millisecond. */
const BATCH = 25

/** Writes a plan; returns the ids of the new items in their order. */
async function applyPlan(plan: MenuPlan, state: MenuState, { tx, now }: { tx: Tx; now: Date }): Promise<number[]> {
  const { restaurantId, servicing } = state
  const sectionIds = await addSections(plan.newSections, state, tx)
  const columnsOf = ({ newSection, groupIds: _, ...columns }: PlannedItem) => ({
    ...columns,
    sectionId: newSection === null ? columns.sectionId : (sectionIds.get(nameKey(newSection)) ?? null),
    updatedAt: now,
  })
  const regrouped: { menuItemId: number; groupIds: readonly number[] }[] = []

  for await (const { before, item, changes } of inSlices(plan.lines)) {
    if (!before) continue
    const where = Prisma.sql`"id" = ${before.id} AND "restaurantId" = ${restaurantId}`
    await updateRows(tx, 'MenuItem', { where, data: columnsOf(item) })
    if (changes.some(({ column }) => column === 'choices')) {
      regrouped.push({ menuItemId: before.id, groupIds: item.groupIds })
    }
  }

  const added = plan.lines.flatMap(({ before, item }) => (before ? [] : [item]))
  const place = added.length > 0 ? await nextPlace(restaurantId, tx) : 0
  const rows = added.map((item, at) => ({
    ...columnsOf(item),
    restaurantId,
    position: place + at,
    listed: servicing,
    createdAt: now,
  }))
  const ids: number[] = []
  for await (const batch of inSlices(batchesOf(rows))) {
    const inserted = await insertWithIds(tx, 'MenuItem', batch)
    ids.push(...inserted.map(({ id }) => id))
  }
  for (const [at, menuItemId] of ids.entries()) regrouped.push({ menuItemId, groupIds: added[at]?.groupIds ?? [] })

  for await (const batch of inSlices(batchesOf(regrouped))) await regroup(batch, { tx, now })
  const isMoved = plan.lines.some(
    ({ before, changes }) => !before || changes.some(({ column }) => column === 'section'),
  )
  if (isMoved) {
    await raiseMenuVersion(restaurantId, tx)
    await noteServed(restaurantId, tx)
  }
  return ids
}

function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

/** The position after the last item of a menu. */
async function nextPlace(restaurantId: number, tx: Tx): Promise<number> {
  const last = await tx.menuItem.aggregate({ where: { restaurantId }, _max: { position: true } })
  return (last._max.position ?? -1) + 1
}

/** Adds sections at the end of a menu; returns their ids by the keys of their names. */
async function addSections(names: readonly string[], { restaurantId }: MenuState, tx: Tx) {
  if (names.length === 0) return new Map<string, number>()
  const last = await tx.menuSection.aggregate({ where: { restaurantId }, _max: { position: true } })
  const first = (last._max.position ?? -1) + 1
  const rows = names.map((name, at) => ({ restaurantId, name, position: first + at }))
  const inserted = await insertWithIds(tx, 'MenuSection', rows)
  return new Map(inserted.map(({ id, name }) => [nameKey(name), id]))
}

/** Gives items their modifier groups in place of those that they have. */
async function regroup(
  items: readonly { menuItemId: number; groupIds: readonly number[] }[],
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const ids = items.map(({ menuItemId }) => menuItemId)
  await tx.menuItemModifierGroup.deleteMany({ where: { menuItemId: { in: ids } } })
  const links = items.flatMap(({ menuItemId, groupIds }) =>
    groupIds.map((groupId, position) => ({ menuItemId, groupId, position })),
  )
  await insertRows(tx, 'MenuItemModifierGroup', links)
  await noteRequired(ids, { tx, now })
}
