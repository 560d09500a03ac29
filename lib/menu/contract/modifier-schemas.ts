import * as z from 'zod/mini'
import {
  bodyId,
  dollars,
  dollarsOut,
  idOut,
  instantOut,
  required,
  requiredOr,
  text,
  wholeNumber,
} from '@/lib/contract/fields'
import { MAX_GROUPS_OF_ITEM, MAX_MENU_ITEMS, MAX_MODIFIERS } from '@/lib/list-limits'
import { MAX_MODIFIER_CENTS } from '@/lib/menu/rules/modifiers'

const nameField = text('Name', 80).check(z.minLength(1, required('Name')))
const countField = (name: string, from: number) => {
  const rule = `${name} must be a whole number from ${from} to ${MAX_MODIFIERS}`
  return wholeNumber(rule, from, MAX_MODIFIERS, requiredOr(name, rule))
}

const MODIFIERS_TEXT = `A group has 1 to ${MAX_MODIFIERS} modifiers`
const modifierBody = z.object({
  id: z
    .optional(bodyId('Modifier', 'The id of a modifier must be one of the group'))
    .check(z.describe('That of a modifier which the group has already')),
  name: nameField,
  price: dollars(
    'Price',
    { min: 0, max: MAX_MODIFIER_CENTS },
    'Price must be a number from 0 to 1,000, with at most two decimals',
  ),
})
const ITEMS_TEXT = 'Items must be those of the menu, each once'
const fields = {
  name: nameField,
  prompt: z
    .optional(text('Prompt', 60))
    .check(
      z.describe(
        "What a customer who has chosen too few is told, such as 'Choose how hot'; '' for words with the name",
      ),
    ),
  min: countField('Min', 0),
  max: countField('Max', 1),
  modifiers: z
    .array(modifierBody, { error: requiredOr('Modifiers', MODIFIERS_TEXT) })
    .check(z.minLength(1, MODIFIERS_TEXT), z.maxLength(MAX_MODIFIERS, MODIFIERS_TEXT))
    .check(z.describe('In their order')),
  itemIds: z
    .optional(
      z.array(bodyId('Items', ITEMS_TEXT), { error: ITEMS_TEXT }).check(z.maxLength(MAX_MENU_ITEMS, ITEMS_TEXT)),
    )
    .check(z.refine((ids) => !ids || new Set(ids).size === ids.length, ITEMS_TEXT))
    .check(z.describe('The menu items that have it, if it is about them')),
}

/** POST /api/manage/{id}/modifier-groups. */
export const modifierGroupBody = z.object(fields).register(z.globalRegistry, { id: 'ModifierGroupCreate' })

const VERSION_TEXT = 'Version must be the number that the group had'

/** PUT /api/modifier-groups/{id}: modifiers without an id are added, missing ones are deleted. */
export const modifierGroupUpdateBody = z
  .extend(z.partial(z.object(fields)), {
    version: z
      .number({ error: requiredOr('Version', VERSION_TEXT) })
      .check(z.int(VERSION_TEXT), z.positive(VERSION_TEXT)),
  })
  .register(z.globalRegistry, { id: 'ModifierGroupUpdate' })

const IDS_TEXT = 'Ids must be those of modifier groups of the restaurant, each once'

/** The modifier groups of an item. */
export const groupIdsField = z
  .array(bodyId('Ids', IDS_TEXT), { error: requiredOr('Ids', IDS_TEXT) })
  .check(z.maxLength(MAX_GROUPS_OF_ITEM, `An item has at most ${MAX_GROUPS_OF_ITEM} modifier groups`))
  .check(z.refine((ids) => new Set(ids).size === ids.length, IDS_TEXT))
  .check(z.describe('In their order'))

/** PUT /api/menu-items/{id}/modifier-groups. */
export const attachmentBody = z.object({ ids: groupIdsField }).register(z.globalRegistry, { id: 'Attachment' })

export const soldOutOut = z
  .nullable(z.union([instantOut, z.literal('changed')]))
  .check(z.describe('Sold out until then, or until it is changed; an instant that has passed means nothing'))

/** A choice for customers: `min` to `max` of the modifiers, each at most once. */
export const modifierGroupOut = z
  .object({
    id: idOut,
    name: z.string(),
    prompt: z.string(),
    min: z.int().check(z.nonnegative()),
    max: z.int().check(z.positive()),
    modifiers: z.array(z.object({ id: idOut, name: z.string(), price: dollarsOut, soldOutUntil: soldOutOut })),
  })
  .register(z.globalRegistry, { id: 'ModifierGroup' })
export type ModifierGroupOut = z.infer<typeof modifierGroupOut>

/** A modifier group for its owner. */
export const managedModifierGroupOut = z
  .extend(modifierGroupOut, {
    version: z.int().check(z.positive()).check(z.describe('Rises with every change but those of what is sold out')),
    items: z.array(z.object({ id: idOut, name: z.string() })).check(z.describe('The menu items that have it')),
  })
  .register(z.globalRegistry, { id: 'ManagedModifierGroup' })
export type ManagedModifierGroupOut = z.infer<typeof managedModifierGroupOut>

export const modifierGroupsAnswer = z
  .object({ modifierGroups: z.array(managedModifierGroupOut) })
  .register(z.globalRegistry, { id: 'ModifierGroups' })
