import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNodeVisibly } from '../setup/processes.mjs'
import { endToEnd, MONEY } from './end-to-end'
import { postgresSource } from './postgres-server'
import { CLEAN, type Counts, countResults, mutationCounts, RESULTS, vitestCounts } from './results'
import { onTestSite } from './settings'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'
const VITEST = 'node_modules/vitest/vitest.mjs'

/** The unit tests of `npm test`: the product's own, and those that a changed table, query or text often breaks. */
const CORE = [
  ...['app/', 'components/', 'lib/', 'prisma/'],
  ...[
    'permissions',
    'query-plans',
    'security-document',
    'sitemap',
    'specification',
    'statement-budgets',
    'stored-texts',
  ].map((name) => `tests/${name}.test.ts`),
]

export function testUnits(): Promise<Counts> {
  return vitest('vitest.json', [])
}

export function testCoreUnits(): Promise<Counts> {
  return vitest('vitest.json', CORE)
}

/**
 * The unit and API tests that use a database, on PostgreSQL (tests/second-engine.mjs). Without a server they are
 * skipped, reported and counted.
 */
export async function testOnPostgres(args: string[] = []): Promise<Counts> {
  if (!postgresSource()) {
    console.log(`SKIPPED: nothing was tested on PostgreSQL, since there is none here.
Set TEST_DATABASE_URL, install PostgreSQL, or let npm install its optional packages.`)
    return { ...CLEAN, skipped: 1 }
  }
  console.log(`PostgreSQL from ${postgresSource()}`)
  return vitest('postgres.json', args, { PLATEFUL_ENGINE: 'postgres' })
}

/** All tests on PostgreSQL; arguments choose tests of Vitest, as in `npm run test:postgres -- lib/db`. */
export async function testPostgres(args: string[]): Promise<number> {
  mkdirSync(RESULTS, { recursive: true })
  const units = await testOnPostgres(args)
  if (args.length > 0 || units.passed === 0) return units.failed === 0 ? 0 : 1
  const journeys = await journeysOnPostgres()
  return units.failed + journeys.failed === 0 ? 0 : 1
}

/** The journeys on which money moves, with two processes on one PostgreSQL server. */
export async function journeysOnPostgres(): Promise<Counts> {
  if (!postgresSource()) return { ...CLEAN, skipped: 1 }
  process.env.PLATEFUL_ENGINE = 'postgres'
  try {
    return await onTestSite(() => endToEnd(MONEY, { name: 'postgres-journeys' }))
  } finally {
    delete process.env.PLATEFUL_ENGINE
  }
}

/** Tests that kill servers, fill disks and lose answers; each has its own servers and copy of the database. */
export function testUnderFaults(args: string[], env?: Record<string, string>): Promise<Counts> {
  return vitest('faults.json', ['--config', 'tests/faults/vitest.config.ts', ...args], env)
}

/** Only the fault tests, in full; arguments go to Vitest, as in `npm run test:faults -- kill`. */
export async function testFaults(args: string[]): Promise<number> {
  const { failed } = await onTestSite(() => testUnderFaults(args))
  return failed === 0 ? 0 : 1
}

/** Whether the tests of the rules notice mutations of them; test-results/mutation.html shows those that they miss. */
async function testMutants(args: string[]): Promise<Counts> {
  const report = path.join(RESULTS, 'mutation.json')
  rmSync(report, { force: true })
  const exitCode = await runNodeVisibly([STRYKER, 'run', 'tests/mutation/stryker.config.mjs', ...args])
  return countResults(report, mutationCounts, exitCode)
}

/** `npm run test:mutation`; arguments go to Stryker, as in `npm run test:mutation -- --mutate lib/money.ts`. */
export async function testMutation(args: string[]): Promise<number> {
  const { failed, problems } = await testMutants(args)
  for (const problem of problems) console.log(`✗ ${problem}`)
  return failed === 0 ? 0 : 1
}

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = path.join(RESULTS, name)
  rmSync(report, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runNodeVisibly([VITEST, 'run', ...reports, ...args], { NODE_ENV: 'test', ...env })
  return countResults(report, vitestCounts, exitCode)
}
