import type { Cents } from '@/lib/money'

/** A modifier as it was chosen, with the name of its group. */
export type ChosenModifier = { id: number; group: string; name: string; priceCents: Cents }

/** The price of one piece with its modifiers. */
export function priceWith(itemCents: Cents, modifiers: readonly { priceCents: Cents }[]): Cents {
  return modifiers.reduce((sum, { priceCents }) => sum + priceCents, itemCents)
}

/** Equal for the same item and modifiers in any order: these are one line of a cart or an order. */
export function lineKey(menuItemId: number, modifierIds: readonly number[]): string {
  return [menuItemId, ...modifierIds.toSorted((a, b) => a - b)].join('.')
}
