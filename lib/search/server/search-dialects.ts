import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/** Menu items per row of the index at most: those whose ids have the same quotient by it. The triggers know it too. */
export const BLOCK = 32

/** A row of the index: the restaurant's own words (block 0), or some of its menu items (block id / 32 + 1). */
export type RowKey = { restaurantId: number; block: number }

/** A row's words, by weight: of the restaurant's name, its cuisine and sections, its items' names, and descriptions. */
export type SearchRow = RowKey & { words: readonly (readonly string[])[] }

/** How an engine stores words in its table Search, and finds restaurants by them. Words have letters and digits only. */
export type SearchDialect = {
  /** All columns of a row. */
  columns: Prisma.Sql
  row(row: SearchRow): Prisma.Sql
  isRow(key: RowKey): Prisma.Sql
  /** Selects the keys of the rows of restaurants with ids above `after` and up to `last`. */
  keys(after: number, last: number): Prisma.Sql
  /** Selects as `foundId` the restaurants of the rows with a word beginning with any of these in the first `ranks` columns. */
  having(words: readonly string[], ranks: number): Prisma.Sql
  /** A slice of the words after a word in sorted order, with the number of rows of each; null at the end. */
  vocabulary(after: string): Prisma.Sql | null
}

/** The number of word columns: a search ranks restaurants higher when their first columns match all its words. */
export const RANKS = 4
/** The columns, highest weight first. */
const COLUMNS = ['name', 'kinds', 'items', 'texts']
const WEIGHTS = ['A', 'B', 'C', 'D']

/** Most catalog words kept in memory; of a larger catalog the most frequent. */
export const KNOWN_WORDS = 10_000
/** Words per read: SQLite blocks the process meanwhile. */
const SLICE = 1_000

/** The greatest block that a row id has bits for. */
const MAX_BLOCK = 2 ** 32 - 1
/** The row id of a key. Parameters may arrive as floating-point numbers, which cannot be shifted. */
const rowId = ({ restaurantId, block }: RowKey) =>
  Prisma.sql`((CAST(${restaurantId} AS INTEGER) << 32) + CAST(${block} AS INTEGER))`

/** The full-text index FTS5. */
export const SQLITE_SEARCH: SearchDialect = {
  columns: Prisma.raw(`rowid, ${COLUMNS.map((name) => `"${name}"`).join(', ')}`),
  row: ({ words, ...key }) => Prisma.sql`(${Prisma.join([rowId(key), ...words.map((some) => some.join(' '))])})`,
  isRow: (key) => Prisma.sql`rowid = ${rowId(key)}`,
  keys: (after, last) => Prisma.sql`
    SELECT rowid >> 32 AS "restaurantId", rowid & CAST(${MAX_BLOCK} AS INTEGER) AS "block" FROM "Search"
    WHERE rowid > ${rowId({ restaurantId: after, block: MAX_BLOCK })} AND rowid <= ${rowId({ restaurantId: last, block: MAX_BLOCK })}`,
  having(words, ranks) {
    // Quotes keep a word from acting as an operator.
    const match = `{${COLUMNS.slice(0, ranks).join(' ')}} : (${words.map((word) => `"${word}"*`).join(' OR ')})`
    return Prisma.sql`SELECT rowid >> 32 AS "foundId" FROM "Search" WHERE "Search" MATCH ${match}`
  },
  vocabulary: (after) =>
    Prisma.sql`SELECT term AS "word", doc AS "count" FROM "SearchWords" WHERE term > ${after} ORDER BY term LIMIT ${SLICE}`,
}

/** A tsvector with its weights. */
export const POSTGRES_SEARCH: SearchDialect = {
  columns: Prisma.sql`"restaurantId", "block", "document"`,
  row({ restaurantId, block, words }) {
    // A weight needs a position.
    const document = words.flatMap((some, at) => some.map((word) => `'${word}':${at + 1}${WEIGHTS[at]}`)).join(' ')
    return Prisma.sql`(${restaurantId}, ${block}, CAST(${document} AS tsvector))`
  },
  isRow: ({ restaurantId, block }) => Prisma.sql`"restaurantId" = ${restaurantId} AND "block" = ${block}`,
  keys: (after, last) =>
    Prisma.sql`SELECT "restaurantId", "block" FROM "Search" WHERE "restaurantId" > ${after} AND "restaurantId" <= ${last}`,
  having(words, ranks) {
    const query = words.map((word) => `'${word}':*${WEIGHTS.slice(0, ranks).join('')}`).join(' | ')
    return Prisma.sql`
      SELECT "restaurantId" AS "foundId" FROM "Search" WHERE "document" @@ CAST(${query} AS tsquery)`
  },
  // The server reads all words in any case, so slices would cost more.
  vocabulary: (after) =>
    after === ''
      ? Prisma.sql`
        SELECT word, ndoc AS "count" FROM ts_stat('SELECT "document" FROM "Search"') ORDER BY ndoc DESC LIMIT ${KNOWN_WORDS}`
      : null,
}
