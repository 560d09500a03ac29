import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseAddress } from '@/lib/accounts/rules/delivery-address'
import { ALLERGENS, DIETARY_TAGS, textOf, wordsIn } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import { faultOfLimits } from '@/lib/menu/rules/modifiers'
import { DELIVERY_OPTIONS, TIP_PERCENTS } from '@/lib/orders/rules/order-total'
import { CUISINES, PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
}

/** The parts of a line 'ADDRESS, CITY, STATE, ZIP' of the seed data. */
export function addressOf(line: string) {
  const parsed = parseAddress(line)
  if (!parsed) throw new Error(`Not an address: ${line}`)
  return parsed
}

const text = z.string().min(1)
const texts = z.array(text).min(1)
const count = z.int().nonnegative()
const address = z.string().transform(addressOf)
const stars = z.int().min(1).max(5)

const recipes = z.record(text, z.unknown())
const pictures = z.object({ restaurants: recipes, dishes: recipes }).parse(readJson('pictures'))
const pictureOf = (folder: keyof typeof pictures) =>
  z.string().refine((name) => name in pictures[folder], `No recipe makes such a picture of ${folder}`)

/** Words of a list with spaces between them, as they are stored. */
const wordsOf = <Word extends string>(list: readonly Word[]) =>
  z
    .string()
    .refine((words) => textOf(list, wordsIn(list, words)) === words)
    .default('')

const menuItem = z.strictObject({
  name: text,
  priceCents: count,
  /** In public/images/dishes. */
  picture: pictureOf('dishes'),
  description: text,
  dietary: wordsOf(DIETARY_TAGS),
  allergens: wordsOf(ALLERGENS),
})

const modifierGroup = z
  .strictObject({
    name: text,
    prompt: text.or(z.literal('')).default(''),
    min: count,
    max: count,
    /** The price of each modifier in cents, by name. */
    modifiers: z.record(text, count),
    /** The names of the items that have it. */
    items: texts,
  })
  .refine((group) => faultOfLimits(group, Object.keys(group.modifiers).length) === null)

const restaurant = z.strictObject({
  name: text,
  description: text,
  address,
  /** An IANA time zone; the site's own when absent. */
  timeZone: text.optional(),
  priceLevel: z.enum(PRICE_LEVELS),
  deliveryTimeMinutes: count,
  deliveryFeeCents: count,
  businessHours: text,
  /** `HH:MM` or empty. */
  closingTime: z.string(),
  /** In public/images/restaurants. */
  picture: pictureOf('restaurants'),
  /** The demo owner it belongs to; when absent, the owner of its cuisine. */
  owner: z.enum(['Mia', 'Leo']).optional(),
  inactive: z.literal(true).optional(),
  /** Its rating: the mean of this many reviews. */
  stars: z.strictObject({ mean: z.number(), reviews: count }),
  /** The sections that it has made, with the names of their items. */
  sections: z.array(z.strictObject({ name: text, servedHours: z.string().default(''), items: texts })).default([]),
  modifierGroups: z.array(modifierGroup).default([]),
  menu: z.record(z.enum(FOOD_TYPES), z.array(menuItem).min(1)),
})
export type SeedMenuItem = z.infer<typeof menuItem>
export type SeedRestaurant = z.infer<typeof restaurant>

const pastOrder = z.strictObject({
  daysAgo: count,
  restaurant: text,
  /** The quantity of each menu item, by name. */
  items: z.record(text, count),
  paymentMethod: z.enum(['wallet', 'credit_card']).default('credit_card'),
  deliveryOption: z.enum(DELIVERY_OPTIONS).default('standard'),
  tip: z.strictObject({ percent: z.literal(TIP_PERCENTS) }).default({ percent: 15 }),
  end: z.enum(['submitted', 'canceled']).default('submitted'),
  review: z.strictObject({ restaurantRating: stars, orderRating: stars, text }).optional(),
})
export type PastOrder = z.infer<typeof pastOrder>

const demoAccount = z.strictObject({
  id: z.int().positive(),
  firstName: text,
  lastName: text,
  email: z.email(),
  phoneNumber: text,
  address,
  restaurantOwner: z.boolean(),
  deliveryInstructions: z.string(),
  signedUpDaysAgo: count,
  orders: z.array(pastOrder),
})

const person = z.strictObject({ name: text, address })
export type SeedPerson = z.infer<typeof person>

const byStars: z.ZodType<Record<string, string[]>> = z.record(z.enum(['1', '2', '3', '4', '5']), texts)
const fileOf = (cuisine: string) => `restaurants/${cuisine.toLowerCase().replaceAll(' ', '-')}`

/** The five accounts of the demo buttons, with their orders. */
export const DEMO_ACCOUNTS = z.array(demoAccount).parse(readJson('demo-accounts'))

/** The hand-written restaurants, three of each cuisine. */
export const CATALOG = z
  .record(z.enum(CUISINES), z.array(restaurant).length(3))
  .parse(Object.fromEntries(CUISINES.map((cuisine) => [cuisine, readJson(fileOf(cuisine))])))

/**
 * All other accounts: one owner for each cuisine, in the order of the cuisines, and customers who order and write
 * reviews.
 */
export const PEOPLE = z
  .strictObject({
    owners: z.array(person).length(CUISINES.length),
    customers: z.array(person),
    areaCodes: texts,
    deliveryInstructions: z.array(z.string()),
  })
  .parse(readJson('people'))

/** Review texts by the stars for the restaurant. `{item}` becomes the name of a menu item, singular or plural. */
export const REVIEW_TEXTS = z
  .strictObject({ whole: byStars, aboutItem: byStars, afterwords: byStars })
  .parse(readJson('review-texts'))

/** The parts of generated restaurants. */
export const GENERATED = z
  .strictObject({
    names: z.record(z.enum(CUISINES), z.strictObject({ first: texts, last: texts })),
    descriptions: z.strictObject({ cooking: texts, manner: texts }),
    streets: texts,
    /** 'CITY, STATE, ZIP' */
    cities: texts,
  })
  .parse(readJson('generated'))

/** The restaurant with a year of orders, for its owner to look back on, and its age in days. */
export const YEAR_OF = 'Brick and Basil'
export const YEAR_AGE = 372
