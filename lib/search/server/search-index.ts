import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@/lib/db/database'
import { isPostgresUrl } from '@/lib/db/engine'
import { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import type { RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { fittingSql, sortSql } from '@/lib/restaurants/server/list-order'
import type { Term } from '@/lib/search/rules/everyday-words'
import { BLOCK, KNOWN_WORDS, POSTGRES_SEARCH, RANKS, type SearchRow, SQLITE_SEARCH } from './search-dialects'

/** The words of a search and its filter. */
export type SearchAsked = Omit<RestaurantFilter, 'search'> & {
  terms: readonly Term[]
  /** The terms as typed, without alternatives: restaurants that match them come first. */
  typed?: readonly Term[]
}

const dialect = isPostgresUrl(env.DATABASE_URL) ? POSTGRES_SEARCH : SQLITE_SEARCH

/** Replaces a row of the index; without words it is removed. */
export async function replaceRow(row: SearchRow, tx: Tx): Promise<void> {
  await tx.$executeRaw`DELETE FROM "Search" WHERE ${dialect.isRow(row)}`
  if (row.words.every((some) => some.length === 0)) return
  await tx.$executeRaw`INSERT INTO "Search" (${dialect.columns}) VALUES ${dialect.row(row)}`
}

/** Marks as stale all rows that the index has or lacks of restaurants with ids above `after` and up to `last`. */
export async function markRows({ after, last }: { after: number; last: number }, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "StaleSearch" ("restaurantId", "block")
    SELECT "restaurantId", "block" FROM (
      SELECT "id" AS "restaurantId", 0 AS "block" FROM "Restaurant" WHERE "id" > ${after} AND "id" <= ${last}
      UNION SELECT "restaurantId", "id" / ${Prisma.raw(String(BLOCK))} + 1 FROM "MenuItem" WHERE "restaurantId" > ${after} AND "restaurantId" <= ${last}
      UNION ${dialect.keys(after, last)}
    ) AS "rows" WHERE 1 = 1 ON CONFLICT DO NOTHING`
}

/** The condition that the restaurant `id` has words of each term in the first `ranks` columns, in whichever of its rows. */
function matches(id: Prisma.Sql, terms: readonly Term[], ranks: number): Prisma.Sql {
  const has = (words: readonly string[]) => Prisma.sql`${id} IN (${dialect.having(words, ranks)})`
  const conditions = terms.map((term) => {
    const words = term.filter((name) => !isPhrase(name))
    const phrases = term.filter(isPhrase).map((name) =>
      Prisma.join(
        name.split(' ').map((word) => has([word])),
        ' AND ',
      ),
    )
    return Prisma.sql`(${Prisma.join([...(words.length > 0 ? [has(words)] : []), ...phrases], ' OR ')})`
  })
  return Prisma.join(conditions, ' AND ')
}

const isPhrase = (name: string) => name.includes(' ')

/** Selects as `foundId` the restaurants that match a term, and those with only the first word of one of its phrases. */
const candidatesFor = (term: Term, ranks: number) =>
  dialect.having(
    term.map((name) => name.split(' ')[0] ?? name),
    ranks,
  )

/** Selects the same restaurants as `foundId`, some more than once. */
function matching(terms: readonly Term[], ranks: number): Prisma.Sql {
  const [first = [], ...others] = terms
  const candidates = dialect.having(
    first.map((name) => name.split(' ')[0] ?? name),
    ranks,
  )
  const unsure = first.some(isPhrase) ? terms : others
  if (unsure.length === 0) return candidates
  const condition = matches(Prisma.sql`"foundId"`, unsure, ranks)
  return Prisma.sql`SELECT "foundId" FROM (${candidates}) AS "candidates" WHERE ${condition}`
}

const ID = Prisma.sql`"id"`

type Ids = { id: number | bigint }[]

/** Up to this many matches, sorting is faster than walking an index. */
export const FEW = 1_000

/** Whether fewer than `FEW` rows of the index match one of the terms of a search. */
export async function areRare({ terms }: SearchAsked, tx: Tx): Promise<boolean> {
  if (terms.length === 0) return false
  const counts = terms.map(
    (term) => Prisma.sql`SELECT COUNT(*) AS "rows" FROM (${candidatesFor(term, RANKS)} LIMIT ${FEW}) AS "some"`,
  )
  const [row] =
    await tx.$queryRaw<Total>`SELECT MIN("rows") AS "total" FROM (${Prisma.join(counts, ' UNION ALL ')}) AS "counts"`
  return Number(row?.total) < FEW
}

/** All restaurants that take orders and match all terms of a search, best first. */
export async function sortDocuments(asked: SearchAsked, tx: Tx): Promise<number[]> {
  const levels = levelsOf(asked)
  const better = levels.slice(0, -1).map(({ within }, at) => Prisma.sql`WHEN ${within} THEN ${at}`)
  const level =
    better.length > 0 ? Prisma.sql`CASE ${Prisma.join(better, ' ')} ELSE ${better.length} END,` : Prisma.empty
  // SQLite starts a CROSS JOIN with its left side, here with the matches.
  const found = await tx.$queryRaw<Ids>`
    SELECT "id" FROM (SELECT DISTINCT "foundId" FROM (${matching(asked.terms, RANKS)}) AS "rows") AS "found"
      CROSS JOIN "Restaurant"
    WHERE "id" = "foundId" AND ${fittingSql(asked)} ORDER BY "hasMenu" DESC, ${level} ${sortSql(asked.sort)}`
  return found.map(({ id }) => Number(id))
}

/** A page of the same list: walks each level in index order until the page is full, restaurants without a menu last. */
export async function walkDocuments(
  asked: SearchAsked,
  { skip, take }: { skip: number; take: number },
  tx: Tx,
): Promise<number[]> {
  const ids: number[] = []
  for (const hasMenu of [true, false]) {
    for (const { within, better } of levelsOf(asked)) {
      if (ids.length >= skip + take) return ids.slice(skip)
      const conditions = [
        Prisma.sql`"hasMenu" = ${hasMenu}`,
        fittingSql(asked),
        within,
        ...better.map((some) => Prisma.sql`NOT (${some})`),
      ]
      const found = await tx.$queryRaw<Ids>`
        SELECT "id" FROM "Restaurant" WHERE ${Prisma.join(conditions, ' AND ')}
        ORDER BY ${sortSql(asked.sort)} LIMIT ${skip + take - ids.length}`
      ids.push(...found.map(({ id }) => Number(id)))
    }
  }
  return ids.slice(skip)
}

/** The condition of a level of restaurants, and those of the better levels that it contains. */
type Level = { within: Prisma.Sql; better: readonly Prisma.Sql[] }

/**
 * The levels of a search, best first: restaurants that match as typed, then the others. In the recommended order each
 * has a level for each rank.
 */
function levelsOf({ terms, typed = terms, sort }: SearchAsked): Level[] {
  if (terms.length === 0) return [{ within: Prisma.sql`1 = 1`, better: [] }]
  const ranks = sort === 'recommended' ? Array.from({ length: RANKS }, (_, index) => index + 1) : [RANKS]
  const steps = isDeepStrictEqual(typed, terms) ? [terms] : [typed, terms]
  return steps.flatMap((some, step) =>
    ranks.map((rank, at) => ({
      within: matches(ID, some, rank),
      better: [...(at > 0 ? [matches(ID, some, rank - 1)] : []), ...(step > 0 ? [matches(ID, typed, RANKS)] : [])],
    })),
  )
}

/**
 * Up to `most` restaurants that take orders and match any of the words, most matches first. Reads only the first `FEW`
 * restaurants of each word, so that eight common words take 8 ms among 10,000 restaurants instead of 50.
 */
export async function closestDocuments(asked: SearchAsked, most: number, tx: Tx): Promise<number[]> {
  const each = asked.terms.map(
    (term) => Prisma.sql`
      SELECT * FROM (
        SELECT DISTINCT "foundId" FROM (${matching([term], RANKS)}) AS "rows" ORDER BY "foundId" LIMIT ${FEW}
      ) AS "one"`,
  )
  const found = await tx.$queryRaw<Ids>`
    SELECT "id" FROM
      (SELECT "foundId", COUNT(*) AS "fits" FROM (${Prisma.join(each, ' UNION ALL ')}) AS "all" GROUP BY "foundId") AS "found"
      CROSS JOIN "Restaurant"
    WHERE "id" = "foundId" AND ${fittingSql(asked)}
    ORDER BY "hasMenu" DESC, "fits" DESC, ${sortSql(asked.sort)} LIMIT ${most}`
  return found.map(({ id }) => Number(id))
}

type Total = { total: number | bigint }[]

/** The number of those restaurants, up to `most`. */
export async function countDocuments(asked: SearchAsked, most: number, tx: Tx): Promise<number> {
  const { terms } = asked
  const condition = terms.length > 0 ? matches(ID, terms, RANKS) : Prisma.sql`1 = 1`
  const [row] = await tx.$queryRaw<Total>`
    SELECT COUNT(*) AS "total" FROM
      (SELECT "id" FROM "Restaurant" WHERE ${fittingSql(asked)} AND ${condition} LIMIT ${most}) AS "some"`
  return Number(row?.total ?? 0)
}

export type KnownWord = { word: string; count: number }

/** The most frequent words, with the number of rows of each. Reads the whole index, one slice at a time. */
export async function readVocabulary(tx: Tx): Promise<KnownWord[]> {
  let words: KnownWord[] = []
  for (let next = dialect.vocabulary(''); next; ) {
    const slice = await tx.$queryRaw<{ word: string; count: number | bigint }[]>(next)
    words.push(...slice.map(({ word, count }) => ({ word, count: Number(count) })))
    if (words.length > 2 * KNOWN_WORDS) words = commonest(words)
    const last = slice.at(-1)
    next = last ? dialect.vocabulary(last.word) : null
    await nextTurn()
  }
  return commonest(words)
}

function commonest(words: KnownWord[]): KnownWord[] {
  return words.length <= KNOWN_WORDS ? words : words.toSorted((a, b) => b.count - a.count).slice(0, KNOWN_WORDS)
}

type ReadItem = {
  id: number
  restaurantId: number
  name: string
  description: string
  foodType: string
  dietary: string
  priceCents: number
}

/** Up to `most` menu items of each of these restaurants. */
export async function readItems(restaurantIds: readonly number[], most: number, tx: Tx): Promise<ReadItem[]> {
  const ofEach = restaurantIds.map(
    (id) => Prisma.sql`
    SELECT * FROM (
      SELECT "id", "restaurantId", "name", "description", "foodType", "dietary", "priceCents" FROM "MenuItem" WHERE "restaurantId" = ${id} LIMIT ${most}
    ) AS "items"`,
  )
  const items = await tx.$queryRaw<ReadItem[]>`${Prisma.join(ofEach, ' UNION ALL ')}`
  const numbers = ({ id, restaurantId, priceCents }: ReadItem) => ({
    id: Number(id),
    restaurantId: Number(restaurantId),
    priceCents: Number(priceCents),
  })
  return items.map((item) => ({ ...item, ...numbers(item) }))
}
