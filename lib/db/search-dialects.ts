import { Prisma } from './generated/client'

/** The words of a restaurant, those that count most first: of its name, of its kinds of food, of its items, of their texts. */
export type SearchDocument = { restaurantId: number; words: readonly (readonly string[])[] }

/** Words of which any will do. */
type Term = readonly string[]

/** How an engine keeps the words of restaurants in its table Search, and finds them. Words have letters and digits only. */
export type SearchDialect = {
  /** The column with the id of the restaurant, and all columns of a row. */
  id: Prisma.Sql
  columns: Prisma.Sql
  row(document: SearchDocument): Prisma.Sql
  /** Selects as `foundId` the restaurants that have the beginning of a word of each of the `terms` among the first `ranks` kinds. */
  matching(terms: readonly Term[], ranks: number): Prisma.Sql
  /** Words after a word in their order, with the number of restaurants that have each; null when there are no more. */
  vocabulary(after: string): Prisma.Sql | null
}

/** How many kinds of words there are: a search ranks those higher in whose first kinds all its words are. */
export const RANKS = 4
/** The kinds, those that count most first. */
const COLUMNS = ['name', 'kinds', 'items', 'texts']
const WEIGHTS = ['A', 'B', 'C', 'D']

/** The words that are known of the catalog: of a larger one the commonest. */
export const KNOWN_WORDS = 10_000
/** Words that are read at once: SQLite answers nobody else meanwhile. */
const SLICE = 1_000

/** The full-text index FTS5. */
export const SQLITE_SEARCH: SearchDialect = {
  id: Prisma.sql`rowid`,
  columns: Prisma.raw(`rowid, ${COLUMNS.map((name) => `"${name}"`).join(', ')}`),
  row: ({ restaurantId, words }) =>
    Prisma.sql`(${Prisma.join([restaurantId, ...words.map((some) => some.join(' '))])})`,
  matching(terms, ranks) {
    // Quoted, a word is never an operator.
    const all = terms.map((words) => `(${words.map((word) => `"${word}"*`).join(' OR ')})`)
    const match = `{${COLUMNS.slice(0, ranks).join(' ')}} : (${all.join(' AND ')})`
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
    const query = terms.map((words) => `(${words.map((word) => `'${word}':*${weights}`).join(' | ')})`).join(' & ')
    return Prisma.sql`SELECT "restaurantId" AS "foundId" FROM "Search" WHERE "document" @@ CAST(${query} AS tsquery)`
  },
  // The server reads all of them in any case, so that slices would cost more.
  vocabulary: (after) =>
    after === ''
      ? Prisma.sql`
        SELECT word, ndoc AS "count" FROM ts_stat('SELECT "document" FROM "Search"') ORDER BY ndoc DESC LIMIT ${KNOWN_WORDS}`
      : null,
}
