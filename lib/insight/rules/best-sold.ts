import type { Cents } from '@/lib/money'
import type { Sold, SoldModifier } from './figures'

/** How many items and modifiers are listed. */
export const BEST = 10

/** Equal lines of orders together: their item as it was ordered, its modifiers, and the sum of their quantities. */
export type SoldLines = {
  menuItemId: number | null
  name: string
  salesCents: Cents
  quantity: number
  modifiers: readonly { id: number; group: string; name: string; priceCents: Cents }[]
}

/** The items and modifiers that were sold most. Prices of items include their modifiers. */
export function bestSold(lines: Iterable<SoldLines>): { items: Sold[]; modifiers: SoldModifier[] } {
  const items = new Map<number | string, Sold & { most: number }>()
  const modifiers = new Map<number, SoldModifier & { most: number }>()
  for (const { menuItemId, name, quantity, salesCents, modifiers: chosen } of lines) {
    add(items, menuItemId ?? name, { id: menuItemId, name, quantity, salesCents })
    for (const { id, group, name, priceCents } of chosen) {
      add(modifiers, id, { id, group, name, quantity, salesCents: quantity * priceCents })
    }
  }
  return { items: firstOf(items), modifiers: firstOf(modifiers) }
}

type Counted<S extends Sold> = S & { most: number }

/** Adds up; one that was renamed goes by the name under which most were sold at once. */
function add<Key, S extends Sold>(sums: Map<Key, Counted<S>>, key: Key, sold: S): void {
  const { quantity, salesCents } = sold
  const known = sums.get(key)
  if (!known) sums.set(key, { ...sold, most: quantity })
  else {
    const named = quantity > known.most ? { ...sold, most: quantity } : known
    sums.set(key, { ...named, quantity: known.quantity + quantity, salesCents: known.salesCents + salesCents })
  }
}

function firstOf<S extends Sold>(sums: ReadonlyMap<unknown, Counted<S>>): Omit<Counted<S>, 'most'>[] {
  return [...sums.values()]
    .toSorted((a, b) => b.quantity - a.quantity || b.salesCents - a.salesCents || (a.name < b.name ? -1 : 1))
    .slice(0, BEST)
    .map(({ most: _, ...sold }) => sold)
}
