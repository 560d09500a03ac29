import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Tx } from '@/lib/db/database'
import { wordsOf } from '@/lib/words'
import { BLOCK, type RowKey } from './search-dialects'
import { markRows, replaceRow } from './search-index'

/** How long a transaction goes on to further rows, in milliseconds. One row has 32 items at most, which take 2 to 4. */
const SLICE_MS = 2
/** Rows per transaction at most. */
const SLICE_ROWS = 10
/** Restaurants per transaction that marks rows: full menus have 500 items each. */
const MARKED = 10
/** No id of a restaurant is greater. */
const MAX_ID = 2 ** 31 - 1

/**
 * Reads the stale rows of the index anew, in short transactions. After each it rests twice as long as it worked, so that
 * others have two thirds of the time.
 */
export async function refreshIndex({ db }: { db: Db }): Promise<void> {
  while ((await db.read.staleSearch.findFirst()) !== null) {
    const workedMs = await db.write(refreshSlice)
    await sleep(2 * workedMs)
  }
}

/** Refreshes some rows and returns how long that took. Finds none if another process was faster. */
async function refreshSlice(tx: Tx): Promise<number> {
  const started = performance.now()
  const workedMs = () => performance.now() - started
  for (const key of await tx.staleSearch.findMany({ take: SLICE_ROWS })) {
    const texts = key.block === 0 ? await restaurantTexts(key, tx) : await itemTexts(key, tx)
    await replaceRow({ ...key, words: texts.map((some) => [...new Set(wordsOf(some.join(' ')))]) }, tx)
    await tx.staleSearch.deleteMany({ where: key })
    if (workedMs() > SLICE_MS) break
  }
  return workedMs()
}

/** The texts of a row, one list for each of its columns; none when there is nothing to index. */
type Texts = string[][]

async function restaurantTexts({ restaurantId }: RowKey, tx: Tx): Promise<Texts> {
  const restaurant = await tx.restaurant.findUnique({
    where: { id: restaurantId },
    select: { name: true, cuisineType: true, description: true, menuSections: { select: { name: true } } },
  })
  if (!restaurant) return []
  const { name, cuisineType, description, menuSections } = restaurant
  return [[name], [cuisineType, ...menuSections.map((section) => section.name)], [], [description]]
}

async function itemTexts({ restaurantId, block }: RowKey, tx: Tx): Promise<Texts> {
  const first = (block - 1) * BLOCK
  const items = await tx.menuItem.findMany({
    where: { restaurantId, id: { gte: first, lt: first + BLOCK } },
    select: { name: true, description: true, foodType: true, dietary: true },
  })
  const texts = items.flatMap((item) => [item.description, item.foodType, item.dietary])
  return [[], [], items.map(({ name }) => name), texts]
}

/**
 * Reads all restaurants anew, whatever the index holds, and returns their number. Each row stays in the index until it
 * is replaced, so that searches meanwhile find what they found before.
 */
export async function rebuildIndex({ db }: { db: Db }): Promise<number> {
  let restaurants = 0
  for (let after = 0; after < MAX_ID; ) {
    const { last, count } = await db.write((tx) => markPage(after, tx))
    after = last
    restaurants += count
  }
  await refreshIndex({ db })
  return restaurants
}

/** Marks the rows of the next restaurants, and those that the index has of restaurants between them. */
async function markPage(after: number, tx: Tx): Promise<{ last: number; count: number }> {
  const page = await tx.restaurant.findMany({
    where: { id: { gt: after } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: MARKED,
  })
  const last = page.length < MARKED ? MAX_ID : (page.at(-1)?.id ?? MAX_ID)
  await markRows({ after, last }, tx)
  return { last, count: page.length }
}
