import * as z from 'zod/mini'
import {
  bodyId,
  dollars,
  dollarsOut,
  fitsUnless,
  idOut,
  instantOut,
  required,
  requiredOr,
  text,
  withoutFault,
} from '@/lib/contract/fields'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'
import { ALLERGENS, DIETARY_TAGS } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import { imageField } from '@/lib/pictures/contract/schemas'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import { groupIdsField, modifierGroupOut, soldOutOut } from './modifier-schemas'

/** Times of the week; as long as opening hours may be. */
export const servedHoursField = z
  .optional(text('Served hours', 250))
  .check(
    z.refine(
      (hours) => !hours || readHours(hours) !== null,
      'We cannot read these times. Write them such as Mon-Fri 11:00-14:30',
    ),
  )
  .check(z.describe('Times of the week such as Mon-Fri 11:00-14:30; empty for none'))
export const servedHoursOut = z.string().check(z.describe('Times of the week as they were written; empty for none'))

const fields = {
  name: text('Name', 80).check(z.minLength(1, required('Name'))),
  description: text('Description', 500).check(z.minLength(5, 'Description must be at least 5 characters')),
  price: dollars(
    'Price',
    { min: 1, max: 1_000_000 },
    'Price must be a number above 0 and at most 10,000, with at most two decimals',
  ),
  food_image: imageField,
  food_type: z.enum(FOOD_TYPES, { error: requiredOr('Food type', 'Please choose a food type') }),
}

/** A set of words from a fixed list. */
const wordsOf = <const Words extends readonly string[]>(name: string, words: Words) => {
  const rule = `${name} must be of ${words.join(', ')}`
  return z.array(z.enum(words, { error: rule }), { error: rule }).check(z.maxLength(words.length, rule))
}

/** Optional fields of an item. */
const optionalFields = {
  sectionId: z
    .nullish(bodyId('Section', 'Section must be the id of one'))
    .check(z.describe('A section of the restaurant; null for one that stands under its food type')),
  dietary: z.optional(wordsOf('Dietary tags', DIETARY_TAGS)),
  allergens: z.optional(wordsOf('Allergens', ALLERGENS)),
  groupIds: z.optional(groupIdsField),
  servedHours: servedHoursField,
}

/** POST /api/menu-items/ (spec §5.4). */
export const menuItemBody = z
  .object({ restaurant_id: bodyId('Restaurant', 'Please choose a restaurant'), ...fields, ...optionalFields })
  .register(z.globalRegistry, { id: 'MenuItemCreate' })

/** PUT /api/menu-items/{id}: part of the fields; the name's letters-and-spaces rule is checked when it changes. */
export const menuItemUpdateBody = z
  .partial(z.object({ ...fields, ...optionalFields }))
  .register(z.globalRegistry, { id: 'MenuItemUpdate' })

/** A renamed item: letters of any script and spaces (spec §5.4). */
export const newNameField = fields.name.check(withoutFault(faultOfNewName))

/** The reason why an item cannot be renamed to this, with the first character that is not allowed; null for none. */
function faultOfNewName(name: string): string | null {
  const [character] = /[^\p{L}\p{M} ]/u.exec(name) ?? []
  if (character === undefined) return null
  const isVisible = /[\p{N}\p{P}\p{S}]/u.test(character)
  const quoted = character === "'" ? `"'"` : `'${character}'`
  return `Name may only contain letters and spaces, not ${isVisible ? quoted : 'invisible characters'}`
}

/** The form that edits an item: the `current` name may stay, even if it breaks the rule for new names. */
export const menuItemEditBody = (current: string) =>
  z.extend(menuItemUpdateBody, { name: fields.name.check(fitsUnless(current, newNameField)) })

const likesOut = z
  .array(idOut)
  .check(z.maxLength(MAX_LISTED_LIKES))
  .check(z.describe(`The ids of the users who like it, of the newest ${MAX_LISTED_LIKES} at most`))

/** PUT /api/menu-items/{id}/availability: until when an item is sold out; null makes it available again. */
export const availabilityBody = z
  .object({
    until: z.nullable(
      z.enum(['next_opening', 'changed'], { error: "Until must be 'next_opening', 'changed' or null" }),
    ),
  })
  .register(z.globalRegistry, { id: 'Availability' })
export type Availability = z.output<typeof availabilityBody>

/** A menu item (spec §3.3). */
export const menuItemOut = z
  .object({
    id: idOut,
    name: z.string(),
    description: z.string(),
    price: dollarsOut,
    food_image: z.string(),
    food_type: z.enum(FOOD_TYPES),
    restaurantId: idOut,
    restaurant_id: idOut,
    restaurant_name: z.string(),
    restaurant_owner_id: idOut,
    restaurant: z.object({
      id: idOut,
      name: z.string(),
      servicing: z.boolean(),
      pausedUntil: z
        .nullable(instantOut)
        .check(z.describe('It takes no orders until then; an instant that has passed means nothing')),
      timeZone: z.string(),
    }),
    likes: likesOut,
    soldOutUntil: soldOutOut,
    servedHours: servedHoursOut,
    servedFrom: z
      .nullable(instantOut)
      .check(
        z.describe('When it is served next, by its own times or else those of its section; null while it is served'),
      ),
    sectionId: z.nullable(idOut).check(z.describe('Its section; without one it stands under its food type')),
    position: z
      .int()
      .check(z.nonnegative())
      .check(z.describe('Its place on the menu; of equal ones, the order of the ids')),
    dietary: z.array(z.enum(DIETARY_TAGS)),
    allergens: z.array(z.enum(ALLERGENS)).check(z.describe('Empty when the restaurant states none')),
    requiresChoice: z.boolean().check(z.describe('It cannot be ordered without modifiers')),
  })
  .register(z.globalRegistry, { id: 'MenuItem' })
export type MenuItemOut = z.infer<typeof menuItemOut>

/** One menu item, with its modifier groups. */
export const menuItemWithChoicesOut = z
  .extend(menuItemOut, { modifierGroups: z.array(modifierGroupOut) })
  .register(z.globalRegistry, { id: 'MenuItemWithChoices' })
export type MenuItemWithChoicesOut = z.infer<typeof menuItemWithChoicesOut>

export const menuItemsOut = z.array(menuItemOut)
const managedMenuItemOut = z
  .extend(menuItemOut, { modifierGroups: z.array(z.object({ id: idOut, name: z.string() })) })
  .register(z.globalRegistry, { id: 'ManagedMenuItem' })
export type ManagedMenuItemOut = z.infer<typeof managedMenuItemOut>
export const menuAnswer = z
  .object({ menu_items: z.array(managedMenuItemOut) })
  .register(z.globalRegistry, { id: 'Menu' })
export const likesAnswer = z.object({ id: idOut, likes: likesOut }).register(z.globalRegistry, { id: 'Likes' })
