/** Whether this run of the tests uses PostgreSQL. */
export const ON_POSTGRES = process.env.PLATEFUL_ENGINE === 'postgres'

/** Which of the unit and API tests run on PostgreSQL, too: all that use a database through the site's own code. */
export const ON_BOTH_ENGINES = [
  'app/api/**/*.test.ts',
  'lib/{db,http,queries,server,services}/**/*.test.ts',
  'prisma/**/*.test.ts',
  'tests/**/*.test.ts',
]

/** Of these, the ones about files of SQLite, and those that use no database. */
export const NOT_ON_POSTGRES = [
  'lib/db/{sqlite*,storage-faults,two-processes}.test.ts',
  'prisma/migrations/*.test.ts',
  'tests/query-plans.test.ts',
]
