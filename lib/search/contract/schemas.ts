import * as z from 'zod/mini'
import { dollarsOut, idOut, instantOut, required, wholeNumber } from '@/lib/contract/fields'
import { PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'
import { MAX_SEARCH, MAX_WORDS } from '@/lib/restaurants/rules/restaurant-filter'
import { queryWords } from '@/lib/words'

const q = z
  .string({ error: required('Search') })
  .check(z.maxLength(MAX_SEARCH, { error: `Search can have at most ${MAX_SEARCH} characters`, abort: true }))
  .check(z.refine((text) => queryWords(text).length <= MAX_WORDS, `Search can have at most ${MAX_WORDS} words`))
  .check(z.describe('The beginning of each word that is looked for, in any case and without diacritics'))

const MAX_LIMIT = 50
const inQuery = (rule: string, min: number, max: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/, rule)), z.pipe(z.transform(Number), wholeNumber(rule, min, max)))
const words = z.optional(z.string().check(z.maxLength(100, 'Must be at most 100 characters')))

/** GET /api/search: filters and sort as in the query of /home; unknown values are ignored. */
export const searchQuery = z.object({
  q,
  limit: z._default(inQuery(`Limit must be a number from 1 to ${MAX_LIMIT}`, 1, MAX_LIMIT), 24),
  cursor: z
    ._default(inQuery('Unknown cursor', 0, 10_000), 0)
    .check(z.describe('Where to go on: the nextCursor of the answer before')),
  cuisine: words,
  price: words,
  rating: words,
  time: words,
  open: words,
  sort: words,
})

const matchOut = z
  .object({ id: idOut, name: z.string(), price: dollarsOut })
  .register(z.globalRegistry, { id: 'MatchingMenuItem' })

const foundOut = z
  .object({
    id: idOut,
    name: z.string(),
    storeImage: z.string(),
    cuisineType: z.string(),
    priceLevel: z.enum(PRICE_LEVELS),
    rating: z.nullable(z.number()),
    numReviews: z.int().check(z.nonnegative()),
    deliveryTime: z.int().check(z.describe('Minutes')),
    closedUntil: z.nullable(instantOut),
    pausedUntil: z.nullable(instantOut),
    busyMinutes: z.nullable(z.int()).check(z.describe('Orders for now take this much longer until busyUntil')),
    busyUntil: z.nullable(instantOut),
    timeZone: z.string(),
    hasMenu: z.boolean().check(z.describe('Whether it has a menu item; those without one come last')),
    matches: z.array(matchOut).check(z.describe('Menu items that fit best, at most three')),
  })
  .register(z.globalRegistry, { id: 'FoundRestaurant' })

export const searchAnswer = z
  .object({
    restaurants: z.array(foundOut),
    exact: z
      .boolean()
      .check(z.describe('False when none has all words: these have some of them, those with most first')),
    suggestion: z
      .nullable(z.string())
      .check(z.describe('When none has all words: the nearest words with which something is found')),
    nextCursor: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'SearchResults' })

/** GET /api/search/suggestions: for a search while it is typed. */
export const suggestionsQuery = z.object({ q })
export const suggestionsAnswer = z
  .object({
    restaurants: z.array(z.object({ id: idOut, name: z.string() })),
    items: z.array(z.object({ id: idOut, name: z.string(), price: dollarsOut, restaurant: z.string() })),
  })
  .register(z.globalRegistry, { id: 'SearchSuggestions' })
