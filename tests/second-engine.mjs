/** Whether this run of the tests uses PostgreSQL. */
export const ON_POSTGRES = process.env.PLATEFUL_ENGINE === 'postgres'

/** About PostgreSQL itself. */
const POSTGRES_ITSELF = [
  'lib/db/postgres*.test.ts',
  'prisma/migrations-postgres/*.test.ts',
  'scripts/database/postgres*.test.ts',
]

/** Of the tests that run on both engines, the files about those of SQLite. */
const SQLITE_ITSELF = [
  'app/api/orders/statements.test.ts',
  'lib/db/{sqlite*,storage-faults,two-processes}.test.ts',
  'prisma/migrations/*.test.ts',
  'tests/{query-plans,statement-budgets}.test.ts',
]

/** What uses a database through the site's own code runs on both engines: all of it by `npm run test:postgres`. */
const WHOLE = [
  'app/api/**/*.test.ts',
  'lib/{db,http,server}/**/*.test.ts',
  'lib/*/server/**/*.test.ts',
  'prisma/**/*.test.ts',
  'tests/**/*.test.ts',
]

/**
 * What `npm test` runs of it: where the engines can differ most. Money and orders, races, retries with a key, raw statements, the
 * texts and ids of strangers, lists, housekeeping, kept answers and the ledger.
 */
const SELECTION = [
  'app/api/orders/**/*.test.ts',
  'app/api/{health,metrics,reviews}/**/*.test.ts',
  'app/api/users/wallet/**/*.test.ts',
  'lib/db/**/*.test.ts',
  'lib/http/{idempotency,limit-attempts}.test.ts',
  'lib/{pictures,wallet,restaurants,menu,reviews,orders,operations}/server/**/*.test.ts',
  'prisma/migrations-postgres/*.test.ts',
  'tests/races.test.ts',
]

/** The patterns for Vitest of a run. */
export const include = !ON_POSTGRES
  ? ['{app,bench,lib,components,prisma,scripts,tests}/**/*.test.ts']
  : [...(process.env.PLATEFUL_SELECTION === 'true' ? SELECTION : WHOLE), ...POSTGRES_ITSELF]
export const exclude = ON_POSTGRES ? SQLITE_ITSELF : POSTGRES_ITSELF
