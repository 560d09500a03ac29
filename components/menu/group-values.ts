import type { ManagedModifierGroup } from '@/lib/menu/server/shapes'
import { dollarsFromCents, formatMoney } from '@/lib/money'

/** The values of the form of a modifier group, named as in the API; an empty number is ''. */
export type GroupValues = {
  name: string
  prompt: string
  min: number | ''
  max: number | ''
  modifiers: ModifierValues[]
  itemIds: number[]
}
type ModifierValues = {
  /** Only for a modifier that the group already has. */
  id?: number
  name: string
  /** Dollars. */
  price: number | ''
}

/** A new group starts with exactly one choice of two, as for sizes. */
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

/** The form values of a copy of this group, which no item has yet. */
export function copyOfGroup(group: ManagedModifierGroup): GroupValues {
  const values = valuesOfGroup(group)
  const modifiers = values.modifiers.map(({ name, price }) => ({ name, price }))
  return { ...values, name: `${values.name} copy`, modifiers, itemIds: [] }
}

/** Fits unsaved values to a group that has changed meanwhile: modifiers that it no longer has become new ones. */
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

/** A list of names, shortened to the first few, as in 'Calzone, Margherita and 3 others'. */
export function namesText(names: readonly string[]): string {
  const shown = names.length > 3 ? names.slice(0, 2) : names
  const rest = names.length - shown.length
  return new Intl.ListFormat('en').format(rest > 0 ? [...shown, `${rest} others`] : shown)
}
