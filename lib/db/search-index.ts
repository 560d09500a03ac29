import { env } from '@/lib/env'
import type { Tx } from './database'
import { isPostgresUrl } from './engine'
import { Prisma } from './generated/client'
import { POSTGRES_SEARCH, RANKS, type SearchDocument, SQLITE_SEARCH } from './search-dialects'

/** The words of a search, and the restaurants to look among; null and an empty list mean any. */
export type SearchAsked = {
  words: readonly string[]
  cuisine: string | null
  priceLevels: readonly string[]
  minRatingTenths: number | null
  maxMinutes: number | null
  openNow: boolean
  sort: 'recommended' | 'rating' | 'delivery-time' | 'newest'
}

const dialect = isPostgresUrl(env.DATABASE_URL) ? POSTGRES_SEARCH : SQLITE_SEARCH

/** Puts the words of these restaurants into the place of those that are known of them; of `gone` restaurants there are none. */
export async function replaceDocuments(
  { documents, gone }: { documents: readonly SearchDocument[]; gone: readonly number[] },
  tx: Tx,
): Promise<void> {
  const ids = [...documents.map(({ restaurantId }) => restaurantId), ...gone]
  await tx.$executeRaw`DELETE FROM "Search" WHERE ${dialect.id} IN (${Prisma.join(ids)})`
  if (documents.length === 0) return
  const rows = Prisma.join(documents.map(dialect.row))
  await tx.$executeRaw`INSERT INTO "Search" (${dialect.columns}) VALUES ${rows}`
}

/** Empties the index and marks every restaurant to be read anew. */
export async function forgetDocuments(tx: Tx): Promise<void> {
  await tx.$executeRaw`DELETE FROM "Search"`
  await tx.$executeRaw`DELETE FROM "StaleSearch"`
  await tx.$executeRaw`INSERT INTO "StaleSearch" ("restaurantId") SELECT "id" FROM "Restaurant"`
}

/** The restaurants that take orders and have all words of a search, the best first. */
export async function findDocuments(
  asked: SearchAsked,
  { skip, take }: { skip: number; take: number },
  tx: Tx,
): Promise<number[]> {
  const ids: number[] = []
  // Each rank is walked in the order of an index until the page is full: to sort all that has a common word would take longer.
  for (let rank = asked.sort === 'recommended' ? 1 : RANKS; rank <= RANKS && ids.length < skip + take; rank += 1) {
    const found = await tx.$queryRaw<{ id: number | bigint }[]>`
      SELECT "id" FROM "Restaurant" WHERE ${conditionOf(asked, rank)} AND ${notBefore(asked, rank)}
      ORDER BY ${ORDERS[asked.sort]}, "id" LIMIT ${skip + take - ids.length}`
    ids.push(...found.map(({ id }) => Number(id)))
  }
  return ids.slice(skip)
}

/** The number of those restaurants, up to `most`. */
export async function countDocuments(asked: SearchAsked, most: number, tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ total: number | bigint }[]>`
    SELECT COUNT(*) AS "total" FROM (SELECT "id" FROM "Restaurant" WHERE ${conditionOf(asked, RANKS)} LIMIT ${most}) AS "found"`
  return Number(row?.total ?? 0)
}

/** The orders of the list of restaurants, each with its index: those that are open come first, but for the newest. */
const ORDERS = {
  recommended: Prisma.sql`"open" DESC, "ratingSum" DESC`,
  rating: Prisma.sql`"open" DESC, "ratingOrder" DESC, "reviewCount" DESC`,
  'delivery-time': Prisma.sql`"open" DESC, "deliveryTimeMinutes", "ratingOrder" DESC`,
  newest: Prisma.sql`"id" DESC`,
}

const notBefore = ({ words, sort }: SearchAsked, rank: number) =>
  sort === 'recommended' && rank > 1
    ? Prisma.sql`"id" NOT IN (${dialect.matching(words, rank - 1)})`
    : Prisma.sql`1 = 1`

function conditionOf({ words, ...filter }: SearchAsked, rank: number): Prisma.Sql {
  const { cuisine, priceLevels, minRatingTenths, maxMinutes, openNow } = filter
  const conditions = [
    Prisma.sql`"servicing" = TRUE AND "id" IN (${dialect.matching(words, rank)})`,
    cuisine !== null && Prisma.sql`"cuisineType" = ${cuisine}`,
    priceLevels.length > 0 && Prisma.sql`"priceLevel" IN (${Prisma.join([...priceLevels])})`,
    minRatingTenths !== null && Prisma.sql`"ratingTenths" >= ${minRatingTenths}`,
    // Not `<=`: SQLite would use an index for that range, and then have to sort all matches.
    maxMinutes !== null && Prisma.sql`NOT ("deliveryTimeMinutes" > ${maxMinutes})`,
    openNow && Prisma.sql`"open" = TRUE AND "pausedUntil" IS NULL`,
  ]
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  )
}

/** All words, with the number of restaurants that have each. It reads the whole index. */
export async function readVocabulary(tx: Tx): Promise<{ word: string; count: number }[]> {
  const found = await tx.$queryRaw<{ word: string; count: number | bigint }[]>(dialect.vocabulary)
  return found.map(({ word, count }) => ({ word, count: Number(count) }))
}
