import 'server-only'
import { createHash } from 'node:crypto'
import { type Tx, within } from '@/lib/db/database'
import { cellsOf, directoryOf, type MenuCells, type MenuNames } from '@/lib/menu/rules/menu-file'
import { restaurantFor } from '@/lib/restaurants/server/roles'
import { listOwnMenu, listSections } from './queries'
import { groupSizesOf } from './read-groups'

export type MenuState = Awaited<ReturnType<typeof readMenuState>>

/**
 * All that a menu file says of a restaurant, and more that an import depends on. Its version is a hash of it, so that
 * any change by any call makes another one. The only place that decides who may read and write menu files.
 */
export async function readMenuState(own: { restaurantId: number; actorId: number }, tx: Tx) {
  const { servicing, storeImage, openingWeek, daysOff, timeZone } = await restaurantFor({ ...own, role: 'manager' }, tx)
  const { restaurantId } = own
  const db = within(tx)
  const items = await listOwnMenu(restaurantId, { db })
  const sections = await listSections(restaurantId, { db })
  const groups = await groupSizesOf(restaurantId, tx)
  const hash = createHash('sha256').update(JSON.stringify([items, sections, groups]))
  const hours = { openingWeek, daysOff, timeZone }
  const version = hash.digest('base64url').slice(0, 22)
  const names: MenuNames = { sections: directoryOf(sections), groups: directoryOf(groups) }
  return { restaurantId, servicing, storeImage, hours, items, sections, groups, names, version }
}

/** The items of a menu as lines of a file. */
export function* linesOf({ items, names }: MenuState, now: Date): Generator<Required<MenuCells>> {
  for (const item of items) yield cellsOf(item, names, now)
}
