import 'server-only'
import type { Db } from '@/lib/db/database'
import { wordsOf } from '@/lib/words'
import type { SearchDocument } from './search-dialects'
import { forgetDocuments, replaceDocuments } from './search-index'

/** Restaurants per transaction: it reads their whole menus, and a full one has 500 items. */
const BATCH = 10

const searchedShape = {
  id: true,
  name: true,
  cuisineType: true,
  description: true,
  menuSections: { select: { name: true } },
  menuItems: { select: { name: true, description: true, foodType: true, dietary: true } },
} as const

/** Reindexes the restaurants that changed, so that a search finds everything committed before it. */
export async function refreshIndex({ db }: { db: Db }): Promise<void> {
  while ((await db.read.staleSearch.findFirst()) !== null) {
    await db.write(async (tx) => {
      const stale = (await tx.staleSearch.findMany({ take: BATCH })).map(({ restaurantId }) => restaurantId)
      const restaurants = await tx.restaurant.findMany({ where: { id: { in: stale } }, select: searchedShape })
      // Another process may have been faster.
      if (stale.length === 0) return
      const gone = stale.filter((id) => !restaurants.some((restaurant) => restaurant.id === id))
      await replaceDocuments({ documents: restaurants.map(documentOf), gone }, tx)
      await tx.staleSearch.deleteMany({ where: { restaurantId: { in: stale } } })
    })
  }
}

/**
 * Reindexes all restaurants, whatever the index holds; returns their number. Searches stay complete: each first indexes
 * the restaurants that are still waiting.
 */
export async function rebuildIndex({ db }: { db: Db }): Promise<number> {
  const restaurants = await db.write(async (tx) => {
    await forgetDocuments(tx)
    return tx.restaurant.count()
  })
  await refreshIndex({ db })
  return restaurants
}

type Searched = {
  id: number
  name: string
  cuisineType: string
  description: string
  menuSections: { name: string }[]
  menuItems: { name: string; description: string; foodType: string; dietary: string }[]
}

function documentOf({ id, name, cuisineType, description, menuSections, menuItems }: Searched): SearchDocument {
  const kinds = [cuisineType, ...menuSections.map((section) => section.name)]
  const items = menuItems.map((item) => item.name)
  const texts = [description, ...menuItems.flatMap((item) => [item.description, item.foodType, item.dietary])]
  return { restaurantId: id, words: [[name], kinds, items, texts].map((some) => [...new Set(wordsOf(some.join(' ')))]) }
}
