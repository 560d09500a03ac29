import type { ManagedModifierGroup } from '@/lib/db/shapes'
import { dollarsFromCents, formatMoney } from '@/lib/money'

/** The values of the form of a modifier group, under the names of the wire; an empty number is ''. */
export type GroupValues = {
  name: string
  prompt: string
  min: number | ''
  max: number | ''
  modifiers: ModifierValues[]
  itemIds: number[]
}
type ModifierValues = {
  /** That of a modifier which the group has already. */
  id?: number
  name: string
  /** Dollars. */
  price: number | ''
}

/** A new group begins as one whose size is chosen: exactly one of two. */
export function newGroup(): GroupValues {
  return { name: '', prompt: '', min: 1, max: 1, modifiers: [newModifier(), newModifier()], itemIds: [] }
}

export const newModifier = (): ModifierValues => ({ name: '', price: 0 })

/** The form values of an existing group. */
export function valuesOfGroup({ name, prompt, min, max, modifiers, items }: ManagedModifierGroup): GroupValues {
  return {
    name,
    prompt,
    min,
    max,
    modifiers: modifiers.map((modifier) => ({
      id: modifier.id,
      name: modifier.name,
      price: dollarsFromCents(modifier.priceCents),
    })),
    itemIds: items.map(({ id }) => id),
  }
}

/** The form values of another group like this one, which no item has yet. */
export function copyOfGroup(group: ManagedModifierGroup): GroupValues {
  const values = valuesOfGroup(group)
  const modifiers = values.modifiers.map(({ name, price }) => ({ name, price }))
  return { ...values, name: `${values.name} copy`, modifiers, itemIds: [] }
}

/** What is about to be saved, made to fit a group that has changed meanwhile: what it no longer has is new again. */
export function fittedTo(values: GroupValues, theirs: ManagedModifierGroup): GroupValues {
  const known = new Set(theirs.modifiers.map(({ id }) => id))
  const modifiers = values.modifiers.map(({ id, ...modifier }) =>
    id !== undefined && known.has(id) ? { id, ...modifier } : modifier,
  )
  return { ...values, modifiers }
}

/** The modifiers of a group in one line. */
export function modifiersText({ modifiers }: Pick<ManagedModifierGroup, 'modifiers'>): string {
  return modifiers
    .map(({ name, priceCents }) => (priceCents > 0 ? `${name} +${formatMoney(priceCents)}` : name))
    .join(', ')
}

/** Names of which only the first few are read, as in 'Calzone, Margherita and 3 others'. */
export function namesText(names: readonly string[]): string {
  const shown = names.length > 3 ? names.slice(0, 2) : names
  const rest = names.length - shown.length
  return new Intl.ListFormat('en').format(rest > 0 ? [...shown, `${rest} others`] : shown)
}
