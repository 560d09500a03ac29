import 'server-only'
import type { Db, Watched } from '@/lib/db/database'
import { queryRange } from '@/lib/db/paging'
import {
  areCommon,
  countDocuments,
  readItems,
  type SearchAsked,
  sortDocuments,
  walkDocuments,
} from '@/lib/db/search-index'
import { restaurantCardShape } from '@/lib/db/shapes'
import { MAX_COUNTED } from '@/lib/list-limits'
import { pageRange } from '@/lib/list-pages'
import { NO_FILTER, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import type { FoundRestaurant, Suggestions } from '@/lib/search/contract/wire'
import { fitOf } from '@/lib/search/rules/fit'
import { queryWords } from '@/lib/words'
import { nearestQuery } from './nearest-query'
import { refreshIndex } from './refresh-index'

/** Items that a result shows. */
const MATCHES = 3
/** Items that a search looks at for matches: full menus on a long page would be 120,000. */
const READ_ITEMS = 3_000
/** Restaurants and items that are suggested. */
const SUGGESTED = 4

type Range = { skip: number; take: number }
type Deps = { db: Db & Watched }

/**
 * The restaurants that take orders, match a filter and have all words of a search, the best first, and their number up to
 * `MAX_COUNTED`. When there are none, the nearest search that finds some.
 */
export async function searchRestaurants(filter: RestaurantFilter, range: Range, { db }: Deps) {
  const asked = { ...filter, words: queryWords(filter.search) }
  if (asked.words.length === 0) return { restaurants: [], total: 0, suggestion: null }
  await refreshIndex({ db })
  const { ids, count } = await findPage(asked, range, db)
  const total = await count()
  const suggestion = total > 0 || range.skip > 0 ? null : await nearestQuery(asked.words, { db })
  const restaurants = await readRestaurants(ids, asked.words, db)
  return { restaurants, total, suggestion }
}

/** The same up to a page of the list. A page past the end is the last one. */
export async function searchPage(filter: RestaurantFilter, page: number, { db }: Deps) {
  const found = await searchRestaurants(filter, pageRange(page), { db })
  if (found.restaurants.length > 0 || page === 1) return { ...found, page }
  const { total } = await searchRestaurants(filter, { skip: 0, take: 1 }, { db })
  const shown = queryRange(page, total)
  return { ...(await searchRestaurants(filter, shown.rows, { db })), page: shown.page }
}

/** The ids of a page of results. The number of all is counted on request. */
async function findPage(asked: SearchAsked, range: Range, { read }: Db) {
  if (await areCommon(asked.words, read)) {
    return { ids: await walkDocuments(asked, range, read), count: () => countDocuments(asked, MAX_COUNTED, read) }
  }
  const all = await sortDocuments(asked, read)
  return { ids: all.slice(range.skip, range.skip + range.take), count: async () => all.length }
}

async function readRestaurants(ids: readonly number[], words: readonly string[], db: Db): Promise<FoundRestaurant[]> {
  if (ids.length === 0) return []
  const among = { in: [...ids] }
  const [rows, items] = await Promise.all([
    db.read.restaurant.findMany({ where: { id: among }, select: restaurantCardShape }),
    readItems(ids, Math.ceil(READ_ITEMS / ids.length), db.read),
  ])
  const fitting = items
    .map((item) => ({ ...item, fit: fitOf(item, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || a.id - b.id)
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((restaurant) => {
      const own = fitting.filter(({ restaurantId }) => restaurantId === restaurant.id).slice(0, MATCHES)
      return { ...restaurant, matches: own.map(({ id, name, priceCents }) => ({ id, name, priceCents })) }
    })
}

/** What a search that is being typed may mean: restaurants by their names, and items of the restaurants that fit best. */
export async function suggest(text: string, { db }: { db: Db }): Promise<Suggestions> {
  const words = queryWords(text)
  if (words.length === 0) return { restaurants: [], items: [] }
  await refreshIndex({ db })
  const { ids } = await findPage({ ...NO_FILTER, words }, { skip: 0, take: 2 * SUGGESTED }, db)
  const found = await readRestaurants(ids, words, db)
  return {
    restaurants: found
      .filter((restaurant) => fitOf({ ...restaurant, description: '' }, words) > 0)
      .slice(0, SUGGESTED)
      .map(({ id, name }) => ({ id, name })),
    items: found
      .flatMap(({ name: restaurant, matches }) => matches.map((item) => ({ ...item, restaurant })))
      .slice(0, SUGGESTED),
  }
}
