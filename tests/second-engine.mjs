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
  'lib/db/{sqlite*,storage-faults,two-processes}.test.ts',
  'prisma/migrations/*.test.ts',
  'tests/{query-plans,statement-budgets}.test.ts',
]

/** What uses a database through the site's own code runs on both engines. */
const WHOLE = [
  'app/api/**/*.test.ts',
  'lib/{db,http,server}/**/*.test.ts',
  'lib/*/server{/**/*,}.test.ts',
  'prisma/**/*.test.ts',
  'tests/**/*.test.ts',
]

/** The patterns for Vitest of a run. */
export const include = !ON_POSTGRES
  ? ['{app,bench,lib,components,prisma,scripts,tests}/**/*.test.ts']
  : [...WHOLE, ...POSTGRES_ITSELF]
export const exclude = ON_POSTGRES ? SQLITE_ITSELF : POSTGRES_ITSELF
