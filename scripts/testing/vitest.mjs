import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { prepareCode } from '../setup/prepare.mjs'
import { runNodeVisibly } from '../setup/processes.mjs'
import { endToEnd, MONEY } from './end-to-end.mjs'
import { CLEAN, countResults, RESULTS, vitestCounts } from './results.mjs'
import { onTestSite } from './settings.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** What `npm test` runs: the product's own tests, and who may do what. */
const CORE = ['app/', 'components/', 'lib/', 'tests/permissions.test.ts']

export function testUnits() {
  return vitest('vitest.json', [])
}

export function testCoreUnits() {
  return vitest('vitest.json', CORE)
}

/**
 * The unit and API tests that use a database, on PostgreSQL (tests/second-engine.mjs). Without a server to be found they are skipped,
 * which is said and counted.
 */
export async function testOnPostgres(args = []) {
  // Only now, since the packages may have been installed a moment ago.
  const { postgresSource } = await import('./postgres-server.ts')
  if (!postgresSource()) {
    console.log(`SKIPPED: nothing was tested on PostgreSQL, since there is none here.
Set TEST_DATABASE_URL, install PostgreSQL, or let npm install its optional packages.`)
    return { ...CLEAN, skipped: 1 }
  }
  console.log(`PostgreSQL from ${postgresSource()}`)
  return vitest('postgres.json', args, { PLATEFUL_ENGINE: 'postgres' })
}

/** Everything that runs on PostgreSQL; with arguments only the tests of Vitest that they name, as in `npm run test:postgres -- lib/db`. */
export async function testPostgres(args) {
  await prepareCode()
  mkdirSync(RESULTS, { recursive: true })
  const units = await testOnPostgres(args)
  if (args.length > 0 || units.passed === 0) return units.failed === 0 ? 0 : 1
  const journeys = await journeysOnPostgres()
  return units.failed + journeys.failed === 0 ? 0 : 1
}

/** The journeys on which money moves, with two processes on one PostgreSQL server. */
export async function journeysOnPostgres() {
  const { postgresSource } = await import('./postgres-server.ts')
  if (!postgresSource()) return { ...CLEAN, skipped: 1 }
  process.env.PLATEFUL_ENGINE = 'postgres'
  try {
    return await onTestSite(() => endToEnd(MONEY, { name: 'postgres-journeys' }))
  } finally {
    delete process.env.PLATEFUL_ENGINE
  }
}

/** Tests that kill servers, fill disks and lose answers; each has its own servers and copy of the database. */
export function testUnderFaults(args, env) {
  return vitest('faults.json', ['--config', 'tests/faults/vitest.config.ts', ...args], env)
}

/** Only these, in full; arguments go to Vitest, as in `npm run test:faults -- kill`. */
export async function testFaults(args) {
  const { failed } = await onTestSite(() => testUnderFaults(args))
  return failed === 0 ? 0 : 1
}

async function vitest(name, args, env = {}) {
  const report = path.join(RESULTS, name)
  rmSync(report, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runNodeVisibly([VITEST, 'run', ...reports, ...args], { NODE_ENV: 'test', ...env })
  return countResults(report, vitestCounts, exitCode)
}
