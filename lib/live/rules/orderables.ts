import { isSoldOut } from '@/lib/restaurants/rules/taking-orders'

type Line = {
  menuItemId: number | null
  name: string
  modifiers: readonly { id: number; name: string }[]
}

/** A menu item or a modifier of an order, which can be sold out by itself. */
export type Orderable = { key: string; kind: 'item' | 'modifier'; id: number; name: string }

const keyOf = (kind: Orderable['kind'], id: number) => `${kind} ${id}`

/** The items of an order that are still on the menu, each followed by the modifiers that were chosen with it; each once. */
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

/** Of everything that these items of the menu consist of, by its key: whether it is sold out. */
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
