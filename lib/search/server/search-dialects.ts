import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import type { Term } from '@/lib/search/rules/everyday-words'

/** A restaurant's words, by weight: of its name, its cuisines, its items' names, and their descriptions. */
export type SearchDocument = { restaurantId: number; words: readonly (readonly string[])[] }

/** How an engine stores restaurants' words in its table Search, and finds them. Words have letters and digits only. */
export type SearchDialect = {
  /** The column with the id of the restaurant, and all columns of a row. */
  id: Prisma.Sql
  columns: Prisma.Sql
  row(document: SearchDocument): Prisma.Sql
  /** Selects as `foundId` the restaurants that match each term by a word's prefix within the first `ranks` columns. */
  matching(terms: readonly Term[], ranks: number): Prisma.Sql
  /** A slice of the words after a word in sorted order, with the number of restaurants of each; null at the end. */
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

type Operators = { word: (word: string) => string; and: string; or: string }

/** The condition that each term matches, in an engine's operators. */
const conditionOf = (terms: readonly Term[], { word, and, or }: Operators) =>
  terms.map((term) => `(${term.map((words) => `(${words.split(' ').map(word).join(and)})`).join(or)})`).join(and)

/** The full-text index FTS5. */
export const SQLITE_SEARCH: SearchDialect = {
  id: Prisma.sql`rowid`,
  columns: Prisma.raw(`rowid, ${COLUMNS.map((name) => `"${name}"`).join(', ')}`),
  row: ({ restaurantId, words }) =>
    Prisma.sql`(${Prisma.join([restaurantId, ...words.map((some) => some.join(' '))])})`,
  matching(terms, ranks) {
    // Quotes keep a word from acting as an operator.
    const all = conditionOf(terms, { word: (word) => `"${word}"*`, and: ' AND ', or: ' OR ' })
    const match = `{${COLUMNS.slice(0, ranks).join(' ')}} : (${all})`
    return Prisma.sql`SELECT rowid AS "foundId" FROM "Search" WHERE "Search" MATCH ${match}`
  },
  vocabulary: (after) =>
    Prisma.sql`SELECT term AS "word", doc AS "count" FROM "SearchWords" WHERE term > ${after} ORDER BY term LIMIT ${SLICE}`,
}

/** A tsvector with its weights. */
export const POSTGRES_SEARCH: SearchDialect = {
  id: Prisma.sql`"restaurantId"`,
  columns: Prisma.sql`"restaurantId", "document"`,
  row({ restaurantId, words }) {
    // A weight needs a position.
    const document = words.flatMap((some, at) => some.map((word) => `'${word}':${at + 1}${WEIGHTS[at]}`)).join(' ')
    return Prisma.sql`(${restaurantId}, CAST(${document} AS tsvector))`
  },
  matching(terms, ranks) {
    const weights = WEIGHTS.slice(0, ranks).join('')
    const query = conditionOf(terms, { word: (word) => `'${word}':*${weights}`, and: ' & ', or: ' | ' })
    return Prisma.sql`SELECT "restaurantId" AS "foundId" FROM "Search" WHERE "document" @@ CAST(${query} AS tsquery)`
  },
  // The server reads all words in any case, so slices would cost more.
  vocabulary: (after) =>
    after === ''
      ? Prisma.sql`
        SELECT word, ndoc AS "count" FROM ts_stat('SELECT "document" FROM "Search"') ORDER BY ndoc DESC LIMIT ${KNOWN_WORDS}`
      : null,
}
