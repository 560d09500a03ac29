import type { Cents } from '@/lib/money'
import { isSoldOut } from '@/lib/restaurants/rules/taking-orders'
import type { ChosenModifier } from './chosen'

/** What a modifier may add to the price of an item. */
export const MAX_MODIFIER_CENTS: Cents = 100_000

type Limits = { min: number; max: number }
type Modifier = { id: number; name: string; priceCents: Cents; soldOutUntil: Date | null }
type Group<M> = Limits & { id: number; name: string; prompt: string; modifiers: readonly M[] }

/** Which limit of a group is wrong, given the number of its modifiers, and why; null when they fit. */
export function faultOfLimits({ min, max }: Limits, modifiers: number): { field: 'min' | 'max'; text: string } | null {
  if (max > modifiers) return { field: 'max', text: 'Max must not be above the number of modifiers' }
  return min > max ? { field: 'min', text: 'Min must not be above max' } : null
}

/** Why the chosen ids do not fit a group: too few, in its owner's words, or too many of its modifiers; null when they do. */
export function faultOfChoice({ name, prompt, min, max, modifiers }: Group<{ id: number }>, ids: readonly number[]) {
  const count = modifiers.filter(({ id }) => ids.includes(id)).length
  if (count > max) return `Please choose at most ${max} of ${name}`
  if (count >= min) return null
  if (prompt) return prompt
  return min > 1 ? `Please choose at least ${min} of ${name}` : `Please choose ${articleOf(name)} ${name}`
}

const articleOf = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')

/** Why a choice of today's menu cannot be ordered, group by group: too few, too many, or sold out meanwhile. */
export function faultsToday(groups: readonly Group<Modifier>[], ids: readonly number[], now: Date) {
  return groups.flatMap((group) => {
    const soldOut = group.modifiers.find((modifier) => ids.includes(modifier.id) && isSoldOut(modifier, now))
    const text = soldOut ? `${soldOut.name} is sold out` : faultOfChoice(group, ids)
    return text === null ? [] : [{ groupId: group.id, text }]
  })
}

/** The groups that the chosen ids do not fit, each with the reason, in their order; the first one is to be shown. */
export function faultsOfChoices(groups: readonly Group<{ id: number }>[], ids: readonly number[]) {
  return groups.flatMap((group) => {
    const text = faultOfChoice(group, ids)
    return text === null ? [] : [{ groupId: group.id, text }]
  })
}

/** Whether so much of a group is sold out that nobody can choose what it requires: its items cannot be ordered. */
export function isExhausted({ min, modifiers }: Group<Modifier>, now: Date): boolean {
  return modifiers.filter((modifier) => !isSoldOut(modifier, now)).length < min
}

/** When enough of a group is there for what it requires, from what is known of it today; null when it is. */
export function availableFrom({ min, modifiers }: Group<Modifier>): Date | null {
  const inOrder = modifiers.toSorted((a, b) => (a.soldOutUntil?.getTime() ?? 0) - (b.soldOutUntil?.getTime() ?? 0))
  return inOrder[min - 1]?.soldOutUntil ?? null
}

/** How many modifiers a group takes, in words. */
export function ruleText({ min, max }: Limits): string {
  if (min === 0) return `Choose up to ${max}`
  if (max === 1) return 'Required'
  return `Required. Choose ${min === max ? min : `${min} to ${max}`}`
}

/** Whether exactly one modifier of a group is taken: choosing another one takes the place of the first. */
export const isSingle = ({ min, max }: Limits) => min === 1 && max === 1

/** The chosen ids after a modifier of a group was pressed; at the limit of a group nothing is added. */
export function toggled(group: Group<{ id: number }>, ids: readonly number[], id: number): number[] {
  const others = ids.filter((one) => one !== id)
  if (others.length < ids.length) return isSingle(group) ? [...ids] : others
  const ofGroup = group.modifiers.flatMap((modifier) => (ids.includes(modifier.id) ? modifier.id : []))
  if (isSingle(group)) return [...ids.filter((one) => !ofGroup.includes(one)), id]
  return ofGroup.length < group.max ? [...ids, id] : [...ids]
}

/** The chosen modifiers in the order in which the groups and their modifiers stand: that of kitchens and receipts. */
export function chosenOf(groups: readonly Group<Modifier>[], ids: readonly number[]): ChosenModifier[] {
  return groups.flatMap(({ name: group, modifiers }) =>
    modifiers.flatMap(({ id, name, priceCents }) => (ids.includes(id) ? [{ id, group, name, priceCents }] : [])),
  )
}
