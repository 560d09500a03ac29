import Database from 'better-sqlite3'

const connection = () => new Database((process.env.DATABASE_URL ?? '').slice('file:'.length))

/** How the database finds the rows of a statement, and whether it has to sort them: a line for each step. */
export type Plan = { sql: string; detail: string }[]

/** Statements with a plan; the beginning and the end of a transaction have none. */
const QUERY = /^\s*(SELECT|UPDATE|DELETE|INSERT|WITH)\b/

/** How SQLite runs statements, each of them once. */
export function plansOf(statements: Iterable<string>): Plan {
  const explaining = connection()
  const queries = [...new Set(statements)].filter((sql) => QUERY.test(sql))
  const plans = queries.flatMap((sql) => {
    const values = sql.match(/\?/g)?.map(() => 1) ?? []
    const plan = explaining.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
    return plan.map(({ detail }) => ({ sql, detail }))
  })
  explaining.close()
  return plans
}

/** Tables that do not grow with the site: a refresh empties StaleSearch, operators are made by hand, and an ErrorCount is of a route. */
const FIXED = /_prisma_migrations|Heartbeat|ErrorCount|ContentVersion|StaleSearch|Operator|RecoveryCode/
/** A lookup in a full-text index by words or row ids. */
const BY_WORDS = /VIRTUAL TABLE INDEX \d+:(M|=)/
/** Reading the last row starts at the end of a table and does not scan it. */
const LAST_ROW = /ORDER BY `main`\.`\w+`\.`id` DESC LIMIT/
/** Sorts of few rows: a restaurant's menu, an item's listed likes, a kitchen's open orders, four weeks of its orders or its customers, a short search result. */
const SMALL = [
  /`MenuItem`\.`restaurantId` = \?/,
  /"MenuItemLike"/,
  /FROM "Order" .*"closedAt" IS NULL/s,
  /"restaurantId" = \?.* "(submittedAt|createdAt)" < "to"/s,
  // The orders of a day, for the operators' overview.
  /`Order`\.`status` = \? AND `main`\.`Order`\.`createdAt` >= \? .* GROUP BY/s,
  // A row for each place with an error.
  /`ErrorCount`\.`day` = \?/,
  // Refunds, new accounts and new reviews of some weeks, for the operators' signals.
  /WITH "evidence"/,
  /AS "found"\s+CROSS JOIN "Restaurant"/,
]

/** The operators' overview adds up all wallets, once a minute at most. */
const ALL_WALLETS = /AS "mismatches"/

/** The operators' signals look up the orders of all who own a restaurant or work at one, by indexes that hold no more. */
const ALL_STAFF = /^SCAN (r|m) USING COVERING INDEX (Restaurant_ownerId_idx|RestaurantMember_userId_restaurantId_key)$/

/** Prisma's condition for a list without values; nothing is read for it. */
const NOTHING = /WHERE 1=0( LIMIT|$)/

/** Tables begin with a capital letter; the names of a statement's own rows do not. */
const isScan = (sql: string, detail: string) =>
  /^SCAN (?![a-z]+$|\(subquery|\d+-ROW VALUES CLAUSE|\d+ CONSTANT ROWS|CONSTANT ROW$)/.test(detail) &&
  ![LAST_ROW, NOTHING, ALL_WALLETS].some((pattern) => pattern.test(sql)) &&
  !FIXED.test(detail) &&
  !ALL_STAFF.test(detail) &&
  !BY_WORDS.test(detail)
const isSort = (sql: string, detail: string) =>
  /TEMP B-TREE/.test(detail) && !SMALL.some((pattern) => pattern.test(sql))

/** The steps that read a growing table from end to end, or collect rows of it to sort them. */
export function wastesOf(statements: Iterable<string>): string[] {
  return plansOf(statements)
    .filter(({ sql, detail }) => isScan(sql, detail) || isSort(sql, detail))
    .map(({ sql, detail }) => `${detail}: ${sql}`)
}

/** The columns that refer to another table and begin no index, as `Table.column`. */
export function foreignKeysWithoutIndex(): string[] {
  const own = connection()
  const rows = own
    .prepare(
      `SELECT t."name" || '.' || f."from" FROM sqlite_master t JOIN pragma_foreign_key_list(t."name") f
       WHERE NOT EXISTS (
         SELECT 1 FROM pragma_index_list(t."name") i JOIN pragma_index_info(i."name") c
         WHERE c."seqno" = 0 AND c."name" = f."from")
       AND NOT EXISTS (SELECT 1 FROM pragma_table_info(t."name") p WHERE p."pk" = 1 AND p."name" = f."from")`,
    )
    .pluck()
    .all()
  own.close()
  return rows.map(String)
}
