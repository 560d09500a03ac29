import { isSoldOut } from '@/lib/menu/rules/sold-out'

type Line = {
  menuItemId: number | null
  name: string
  modifiers: readonly { id: number; name: string }[]
}

/** A menu item or modifier of an order that can be marked as sold out. */
export type Orderable = {
  key: string
  kind: 'item' | 'modifier'
  id: number
  name: string
  /** When an item is served that is not served now: 'From 11:00 AM'. */
  from?: string | null
}

const keyOf = (kind: Orderable['kind'], id: number) => `${kind} ${id}`

/** The items of an order still on the menu, each followed by its chosen modifiers, without duplicates. */
export function orderablesOf(items: readonly Line[]): Orderable[] {
  const found = new Map<string, Orderable>()
  const add = (kind: Orderable['kind'], id: number, name: string) => {
    const key = keyOf(kind, id)
    if (!found.has(key)) found.set(key, { key, kind, id, name })
  }
  for (const { menuItemId, name, modifiers } of items) {
    if (menuItemId === null) continue
    add('item', menuItemId, name)
    for (const modifier of modifiers) add('modifier', modifier.id, modifier.name)
  }
  return [...found.values()]
}

type OnMenu = {
  id: number
  soldOutUntil: Date | null
  modifierGroups: readonly { modifiers: readonly { id: number; soldOutUntil: Date | null }[] }[]
}

/** Whether each of these menu items and their modifiers is sold out, by key. */
export function soldOutOnMenu(items: readonly OnMenu[], now: Date): Map<string, boolean> {
  return new Map(
    items.flatMap((item) => [
      [keyOf('item', item.id), isSoldOut(item, now)] as const,
      ...item.modifierGroups.flatMap(({ modifiers }) =>
        modifiers.map((modifier) => [keyOf('modifier', modifier.id), isSoldOut(modifier, now)] as const),
      ),
    ]),
  )
}
