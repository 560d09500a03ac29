import { isSoldOut } from '@/lib/menu/rules/sold-out'
import type { Cents } from '@/lib/money'
import type { ChosenModifier } from './chosen'

/** The most that a modifier may add to an item's price. */
export const MAX_MODIFIER_CENTS: Cents = 100_000

type Limits = { min: number; max: number }
type Modifier = { id: number; name: string; priceCents: Cents; soldOutUntil: Date | null }
type Group<M> = Limits & { id: number; name: string; prompt: string; modifiers: readonly M[] }

/** The wrong limit of a group with this many modifiers, and the reason; null when the limits fit. */
export function faultOfLimits({ min, max }: Limits, modifiers: number): { field: 'min' | 'max'; text: string } | null {
  if (max > modifiers) return { field: 'max', text: 'Max must not be above the number of modifiers' }
  return min > max ? { field: 'min', text: 'Min must not be above max' } : null
}

/** Why the chosen ids do not fit a group: too few, with the owner's prompt, or too many; null when they fit. */
export function faultOfChoice({ name, prompt, min, max, modifiers }: Group<{ id: number }>, ids: readonly number[]) {
  const count = modifiers.filter(({ id }) => ids.includes(id)).length
  if (count > max) return `Please choose at most ${max} of ${name}`
  if (count >= min) return null
  if (prompt) return prompt
  return min > 1 ? `Please choose at least ${min} of ${name}` : `Please choose ${articleOf(name)} ${name}`
}

const articleOf = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')

/** Why a choice cannot be ordered from today's menu, by group: too few, too many, or sold out meanwhile. */
export function faultsToday(groups: readonly Group<Modifier>[], ids: readonly number[], now: Date) {
  return groups.flatMap((group) => {
    const soldOut = group.modifiers.find((modifier) => ids.includes(modifier.id) && isSoldOut(modifier, now))
    const text = soldOut ? `${soldOut.name} is sold out` : faultOfChoice(group, ids)
    return text === null ? [] : [{ groupId: group.id, text }]
  })
}

/** The groups that the chosen ids do not fit, each with the reason, in order; the first one is shown. */
export function faultsOfChoices(groups: readonly Group<{ id: number }>[], ids: readonly number[]) {
  return groups.flatMap((group) => {
    const text = faultOfChoice(group, ids)
    return text === null ? [] : [{ groupId: group.id, text }]
  })
}

/** Whether so much of a group is sold out that its minimum cannot be chosen: its items cannot be ordered. */
export function isExhausted({ min, modifiers }: Group<Modifier>, now: Date): boolean {
  return modifiers.filter((modifier) => !isSoldOut(modifier, now)).length < min
}

/** When a group's minimum becomes available again, as known today; null when it is available. */
export function availableFrom({ min, modifiers }: Group<Modifier>): Date | null {
  const inOrder = modifiers.toSorted((a, b) => (a.soldOutUntil?.getTime() ?? 0) - (b.soldOutUntil?.getTime() ?? 0))
  return inOrder[min - 1]?.soldOutUntil ?? null
}

/** A group's rule in words. */
export function ruleText({ min, max }: Limits): string {
  if (min === 0) return `Choose up to ${max}`
  if (max === 1) return 'Required'
  return `Required. Choose ${min === max ? min : `${min} to ${max}`}`
}

/** Whether exactly one modifier of a group is chosen: a new choice replaces the previous one. */
export const isSingle = ({ min, max }: Limits) => min === 1 && max === 1

/** The chosen ids after a modifier was pressed; at a group's limit nothing is added. */
export function toggled(group: Group<{ id: number }>, ids: readonly number[], id: number): number[] {
  const others = ids.filter((one) => one !== id)
  if (others.length < ids.length) return isSingle(group) ? [...ids] : others
  const ofGroup = group.modifiers.flatMap((modifier) => (ids.includes(modifier.id) ? modifier.id : []))
  if (isSingle(group)) return [...ids.filter((one) => !ofGroup.includes(one)), id]
  return ofGroup.length < group.max ? [...ids, id] : [...ids]
}

/** The chosen modifiers in menu order, as kitchens and receipts show them. */
export function chosenOf(groups: readonly Group<Modifier>[], ids: readonly number[]): ChosenModifier[] {
  return groups.flatMap(({ name: group, modifiers }) =>
    modifiers.flatMap(({ id, name, priceCents }) => (ids.includes(id) ? [{ id, group, name, priceCents }] : [])),
  )
}
