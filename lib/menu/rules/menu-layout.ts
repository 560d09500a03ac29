import type { FoodType } from '@/lib/menu/rules/food-types'
import { menuParts } from './sections'

type LaidOutItem = { id: number; name: string; foodType: FoodType; sectionId: number | null }

/** The sections and items of a menu in order, with the version of the order. */
export type MenuLayout = {
  version: number
  sections: readonly { id: number; name: string; servedHours: string }[]
  items: readonly LaidOutItem[]
}

/** The order as ids only. */
export type MenuOrder = { version: number; sections: number[]; items: { id: number; sectionId: number | null }[] }

/** The order of a layout. */
export function orderOf({ version, sections, items }: MenuLayout): MenuOrder {
  return {
    version,
    sections: sections.map(({ id }) => id),
    items: items.map(({ id, sectionId }) => ({ id, sectionId })),
  }
}

/** The layout after an item moved within a part. */
export function withItemMoved(layout: MenuLayout, partId: string, from: number, to: number): MenuLayout {
  const parts = menuParts(layout.items, layout.sections)
  return { ...layout, items: parts.flatMap(({ id, items }) => (id === partId ? moveInList(items, from, to) : items)) }
}

/** The layout after an item moved to the end of a section; null removes it from its section. */
export function withItemIn(layout: MenuLayout, itemId: number, sectionId: number | null): MenuLayout {
  const others = layout.items.filter(({ id }) => id !== itemId)
  const changed = layout.items.flatMap((item) => (item.id === itemId ? { ...item, sectionId } : []))
  return { ...layout, items: [...others, ...changed] }
}

/** The layout after a section was deleted: its items appear under their food type again. */
export function withoutSection(layout: MenuLayout, sectionId: number): MenuLayout {
  return {
    // The server counts the deletion as a change of the menu.
    version: layout.version + 1,
    sections: layout.sections.filter(({ id }) => id !== sectionId),
    items: layout.items.map((item) => (item.sectionId === sectionId ? { ...item, sectionId: null } : item)),
  }
}

/** My order applied to a menu that someone else has changed: removed entries are left out, new ones come last. */
export function fittedOrder(mine: MenuOrder, theirs: MenuOrder): MenuOrder {
  const sections = inMyOrder(mine.sections, theirs.sections)
  const places = new Map(mine.items.map((item) => [item.id, item]))
  const known = new Map(theirs.items.map((item) => [item.id, item]))
  const items = inMyOrder([...places.keys()], [...known.keys()]).map((id) => {
    const sectionId = (places.get(id) ?? known.get(id))?.sectionId ?? null
    return { id, sectionId: sectionId !== null && sections.includes(sectionId) ? sectionId : null }
  })
  return { version: theirs.version, sections, items }
}

function inMyOrder(mine: readonly number[], theirs: readonly number[]): number[] {
  const [there, ordered] = [new Set(theirs), new Set(mine)]
  return [...mine.filter((id) => there.has(id)), ...theirs.filter((id) => !ordered.has(id))]
}

/** A copy of the list with one element moved. */
export function moveInList<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one)
}
