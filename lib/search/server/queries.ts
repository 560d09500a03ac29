import 'server-only'
import type { Db, Watched } from '@/lib/db/database'
import { queryRange } from '@/lib/db/paging'
import { MAX_COUNTED } from '@/lib/list-limits'
import { pageRange } from '@/lib/list-pages'
import { MAX_WORDS, NO_FILTER, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { restaurantCardShape } from '@/lib/restaurants/server/shapes'
import type { FoundRestaurant, Suggestions } from '@/lib/search/contract/wire'
import { meantBy, statedWords, termsOf } from '@/lib/search/rules/everyday-words'
import { fitOf } from '@/lib/search/rules/fit'
import { queryWords } from '@/lib/words'
import { nearestQuery } from './nearest-query'
import {
  areRare,
  closestDocuments,
  countDocuments,
  FEW,
  readItems,
  type SearchAsked,
  sortDocuments,
  walkDocuments,
} from './search-index'

/** Matching items shown per result. */
const MATCHES = 3
/** Items read per search to find matches: full menus on a long page would be 120,000. */
const READ_ITEMS = 3_000
/** The number of suggested restaurants, and of suggested items. */
const SUGGESTED = 4

/** Most restaurants of a search that no restaurant fully matches. */
const CLOSEST = 240

type Range = { skip: number; take: number }
type Deps = { db: Db & Watched }

/**
 * The restaurants that take orders, fit a filter and match all words of a search, best first, and their number up to
 * `MAX_COUNTED`. Those that match as typed precede those that match in singular, plural or by synonyms. If there are
 * none, those that match all words but fillers; then those that match some words. The last result is not `exact`, and
 * comes with the nearest search that finds something.
 */
export async function searchRestaurants(filter: RestaurantFilter, range: Range, { db }: Deps) {
  const words = searchedWords(filter.search)
  if (words.length === 0) return { restaurants: [], total: 0, exact: true, suggestion: null }
  const { total, ...found } = await findPage(filter, words, range, db)
  if (total > 0) return { restaurants: await readRestaurants(found, db), total, exact: true, suggestion: null }
  const telling = found.terms.filter((some) => some.some((word) => word.length > 1))
  const closest = telling.length > 0 ? await closestDocuments({ ...filter, terms: telling }, CLOSEST, db.read) : []
  const some = closest.slice(range.skip, range.skip + range.take)
  return {
    restaurants: await readRestaurants({ ...found, ids: some }, db),
    total: closest.length,
    exact: closest.length === 0,
    suggestion: range.skip > 0 ? null : await nearestQuery(words, { db }),
  }
}

const searchedWords = (text: string) => queryWords(text).slice(0, MAX_WORDS)

/** The same up to a page of the list. A page past the end counts as the last one. */
export async function searchPage(filter: RestaurantFilter, page: number, { db }: Deps) {
  const found = await searchRestaurants(filter, pageRange(page), { db })
  if (found.restaurants.length > 0 || page === 1) return { ...found, page }
  const { total } = await searchRestaurants(filter, { skip: 0, take: 1 }, { db })
  const shown = queryRange(page, total)
  return { ...(await searchRestaurants(filter, shown.rows, { db })), page: shown.page }
}

type Found = { ids: readonly number[] } & Required<Pick<SearchAsked, 'terms' | 'typed'>>

/** A page of ids of restaurants that match all words, else all but the fillers, and the total. */
async function findPage(filter: RestaurantFilter, words: readonly string[], range: Range, db: Db) {
  const stated = statedWords(words)
  const found = await pageOf({ ...filter, terms: termsOf(stated), typed: asTyped(stated) }, range, db)
  if (found.total > 0) return found
  const { words: left, terms, priceLevels } = meantBy(words)
  const levels = filter.priceLevels.length > 0 ? filter.priceLevels : priceLevels
  return pageOf({ ...filter, priceLevels: levels, terms, typed: asTyped(left) }, range, db)
}

const asTyped = (words: readonly string[]) => words.map((word) => [word])

async function pageOf(asked: Required<SearchAsked>, range: Range, { read }: Db): Promise<Found & { total: number }> {
  const { terms, typed } = asked
  const total = (await areRare(asked, read)) ? 0 : await countDocuments(asked, MAX_COUNTED, read)
  if (total >= FEW || terms.length === 0) return { ids: await walkDocuments(asked, range, read), terms, typed, total }
  const all = await sortDocuments(asked, read)
  return { ids: all.slice(range.skip, range.skip + range.take), terms, typed, total: all.length }
}

async function readRestaurants({ ids, terms, typed }: Found, db: Db): Promise<FoundRestaurant[]> {
  if (ids.length === 0) return []
  const among = { in: [...ids] }
  const [rows, items] = await Promise.all([
    db.read.restaurant.findMany({ where: { id: among }, select: restaurantCardShape }),
    readItems(ids, Math.ceil(READ_ITEMS / ids.length), db.read),
  ])
  const fitting = items
    .map((item) => ({ ...item, description: textsOf(item) }))
    .map((item) => ({ ...item, fit: fitOf(item, terms), typedFit: fitOf(item, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.typedFit - a.typedFit || b.fit - a.fit || a.id - b.id)
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((restaurant) => {
      const own = fitting.filter(({ restaurantId }) => restaurantId === restaurant.id).slice(0, MATCHES)
      return { ...restaurant, matches: own.map(({ id, name, priceCents }) => ({ id, name, priceCents })) }
    })
}

const textsOf = ({ description, foodType, dietary }: Record<'description' | 'foodType' | 'dietary', string>) =>
  `${description} ${foodType} ${dietary}`

/** Suggestions for a search while it is typed: restaurants by name, and items of the best matching restaurants. */
export async function suggest(text: string, { db }: { db: Db }): Promise<Suggestions> {
  const words = searchedWords(text)
  if (words.length === 0) return { restaurants: [], items: [] }
  const page = await findPage(NO_FILTER, words, { skip: 0, take: 2 * SUGGESTED }, db)
  const found = await readRestaurants(page, db)
  return {
    restaurants: found
      .filter((restaurant) => fitOf({ ...restaurant, description: '' }, page.terms) > 0)
      .slice(0, SUGGESTED)
      .map(({ id, name }) => ({ id, name })),
    items: found
      .flatMap(({ name: restaurant, matches }) => matches.map((item) => ({ ...item, restaurant })))
      .slice(0, SUGGESTED),
  }
}
