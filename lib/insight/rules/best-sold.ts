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

/** The items and modifiers of lines, each under each of its names. Prices of items include their modifiers. */
export function soldOf(lines: Iterable<SoldLines>): { items: Sold[]; modifiers: SoldModifier[] } {
  const items = new Map<string, Sold>()
  const modifiers = new Map<string, SoldModifier>()
  for (const { menuItemId: id, name, quantity, salesCents, modifiers: chosen } of lines) {
    add(items, `${id} ${name}`, { id, name, quantity, salesCents })
    for (const { priceCents, ...modifier } of chosen) {
      const key = `${modifier.id} ${modifier.group} ${modifier.name}`
      add(modifiers, key, { ...modifier, quantity, salesCents: quantity * priceCents })
    }
  }
  return { items: [...items.values()], modifiers: [...modifiers.values()] }
}

/** Those that were sold most. One that was renamed goes by the name under which most were sold, a deleted one by its name. */
export function bestOf<S extends Sold>(sold: Iterable<S>): S[] {
  const byName = new Map<string, S>()
  for (const one of sold) add(byName, `${one.id} ${'group' in one ? one.group : ''} ${one.name}`, one)
  const sums = new Map<string, S>()
  for (const one of [...byName.values()].toSorted(byMost)) add(sums, one.id === null ? one.name : String(one.id), one)
  return [...sums.values()].toSorted(byMost).slice(0, BEST)
}

const byMost = (a: Sold, b: Sold) =>
  b.quantity - a.quantity || b.salesCents - a.salesCents || (a.name < b.name ? -1 : 1)

/** Adds to what has the key, whose names stay. */
function add<S extends Sold>(sums: Map<string, S>, key: string, sold: S): void {
  const sum = sums.get(key)
  if (!sum) sums.set(key, { ...sold })
  else {
    sum.quantity += sold.quantity
    sum.salesCents += sold.salesCents
  }
}
