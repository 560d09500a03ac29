/** The whole check of the project, and its end-to-end part alone. Neither touches the developer's settings or data. */
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { NEXT } from './artifacts.mjs'
import { findBrowser } from './browser.mjs'
import { freshSecret } from './environment.mjs'
import { freePort } from './port.mjs'
import { prepareBuild, prepareCode, prepareData } from './prepare.mjs'
import { interruptedBy, ROOT, runVisibly } from './processes.mjs'
import { startServer } from './server.mjs'
import { seconds, step } from './steps.mjs'
import { CLEAN, countResults, isComplaint, playwrightCounts, vitestCounts } from './test-results.mjs'

const RESULTS = path.join(ROOT, 'test-results')
const VITEST_REPORT = path.join(RESULTS, 'vitest.json')
const FAULTS_REPORT = path.join(RESULTS, 'faults.json')
const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json')
const SERVER_LOG = path.join(RESULTS, 'server.log')
const SERVER_ERRORS = path.join(RESULTS, 'server-errors.log')

const bin = (...parts) => path.join('node_modules', ...parts)
const BIOME = bin('@biomejs', 'biome', 'bin', 'biome')
const DEPCRUISE = bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs')
const TSC = bin('@typescript', 'native', 'bin', 'tsc')
const VITEST = bin('vitest', 'vitest.mjs')
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js')

const LIMITS_BY_ADDRESS = ['LOGINS', 'SIGNUPS', 'GUESTS', 'DEMO_LOGINS', 'UPLOADS', 'UPLOADS_PER_ADDRESS']

const STAGES = [
  ['Format and lint', () => check([BIOME, 'ci', '--error-on-warnings'])],
  ['Imports', () => check([DEPCRUISE, '.'])],
  [
    'Types',
    async () =>
      (await node([NEXT, 'typegen'])) === 0 ? check([TSC, '--incremental', 'false']) : { ...CLEAN, failed: 1 },
  ],
  ['Unit and API tests', unitTests],
  ['Production build', buildForTests],
  // A few kills show most of what many do; all of them are for `npm run test:faults`.
  ['Faults', () => testUnderFaults([], { PLATEFUL_KILLS: '2' })],
  ['End-to-end tests', () => endToEnd([])],
]

/** Every check there is. Goes on after a failure, so that one run shows all that is wrong; see `report` for its end. */
export async function testAll() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const outcomes = []
  try {
    await prepareCode()
    await inTestSettings(async () => {
      for (const [title, run] of STAGES) {
        if (!interruptedBy()) outcomes.push(await stage(title, run))
      }
    })
  } catch (error) {
    console.error(error.message)
    outcomes.push({ title: 'Preparation', passed: 0, failed: 1, time: '' })
  }
  return report(outcomes)
}

/** The end-to-end tests alone; arguments go to Playwright, as in `npm run test:e2e -- e2e/checkout.spec.ts`. */
export async function testEndToEnd(args) {
  mkdirSync(RESULTS, { recursive: true })
  await prepareCode()
  const { failed } = await inTestSettings(async () => {
    await prepareBuild()
    return endToEnd(args)
  })
  return failed === 0 ? 0 : 1
}

/** The tests of faults alone and in full; arguments go to Vitest, as in `npm run test:faults -- kill`. */
export async function testFaults(args) {
  mkdirSync(RESULTS, { recursive: true })
  await prepareCode()
  const { failed } = await inTestSettings(async () => {
    await prepareBuild()
    return testUnderFaults(args)
  })
  return failed === 0 ? 0 : 1
}

/**
 * Runs `work` with a database in a folder that is gone afterward and with defaults for everything else. They are set
 * even where they are empty: what is not set, Next would read from the developer's .env.
 */
export async function inTestSettings(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-e2e-'))
  Object.assign(process.env, {
    DATABASE_URL: `file:${path.join(folder, 'plateful.db')}`,
    SESSION_SECRET: freshSecret(),
    PORT: '',
    APP_URL: '',
    DEMO_LOGIN: 'true',
    DEFAULT_TIME_ZONE: 'America/New_York',
    LOCK_PATIENCE_MS: '',
    READER_PATIENCE_MS: '',
    TRUST_PROXY: '0',
    // All browsers of the tests have one address. Failed logins count by account: their limit is there to be met.
    ...Object.fromEntries(LIMITS_BY_ADDRESS.map((name) => [`LIMIT_${name}`, '1000000'])),
    LIMIT_FAILED_LOGINS: '5',
    LOG_LEVEL: 'info',
    OPERATIONS_TOKEN: freshSecret(),
  })
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stage(title, run) {
  console.log(`\n━━ ${title}`)
  const started = performance.now()
  const counts = await run().catch((error) => {
    console.error(error.message)
    return { ...CLEAN, failed: 1 }
  })
  return { title, ...counts, time: seconds(started) }
}

/** A stage that passes or fails as a whole. Its failure counts as one, so that the last line cannot read like success. */
async function check(args) {
  return { ...CLEAN, failed: (await node(args)) === 0 ? 0 : 1 }
}

function node(args, env) {
  return runVisibly(process.execPath, args, { env })
}

async function unitTests() {
  const args = [VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]
  return countResults(VITEST_REPORT, vitestCounts, await node(args, { NODE_ENV: 'test' }))
}

async function buildForTests() {
  await prepareBuild()
  return CLEAN
}

/** Runs what kills servers, fills disks and loses answers; each test has servers and a copy of the database of its own. */
async function testUnderFaults(args, env = {}) {
  rmSync(FAULTS_REPORT, { force: true })
  await prepareData()
  const config = path.join('tests', 'faults', 'vitest.config.ts')
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${FAULTS_REPORT}`]
  const exitCode = await node([VITEST, 'run', '--config', config, ...reports, ...args], { NODE_ENV: 'test', ...env })
  return countResults(FAULTS_REPORT, vitestCounts, exitCode)
}

/** Runs Playwright against the production build, on a database and a port of its own. */
async function endToEnd(args) {
  rmSync(PLAYWRIGHT_REPORT, { force: true })
  let browser
  await step('Browser', async () => {
    browser = await findBrowser()
    return browser
  })
  await prepareData()
  return againstServer((url) =>
    node([PLAYWRIGHT, 'test', ...args], {
      PLATEFUL_URL: url,
      PLATEFUL_BROWSER: browser,
      PLATEFUL_SERVER_LOG: SERVER_LOG,
    }),
  )
}

async function againstServer(runTests) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const logs = [SERVER_LOG, SERVER_ERRORS].map((file) => openSync(file, 'w'))
  const { child, exit } = await startServer({ port, env: { APP_URL: url }, stdio: ['ignore', ...logs] })
  const exitCode = await runTests(url)
  child.kill('SIGTERM')
  await exit
  for (const log of logs) closeSync(log)
  const counts = countResults(PLAYWRIGHT_REPORT, playwrightCounts, exitCode)
  return { ...counts, failed: counts.failed + complaintsOfServer() }
}

/** Whatever the server prints or logs as an error during the tests is a failure that no test has noticed. */
function complaintsOfServer() {
  const logged = readFileSync(SERVER_LOG, 'utf8').split('\n').filter(isComplaint)
  const text = [readFileSync(SERVER_ERRORS, 'utf8'), ...logged].join('\n').trim()
  if (text) console.error(`\nThe server complained:\n${text}`)
  return text ? 1 : 0
}

/** Prints each stage with what it left out, then the one line that others read: `N passed, M failed`. Resolves to the exit code. */
function report(outcomes) {
  console.log('')
  for (const { title, failed, skipped, time } of outcomes) {
    const left = skipped > 0 ? `  (${skipped} skipped)` : ''
    console.log(`${failed === 0 ? '✓' : '✗'} ${title.padEnd(20)} ${time}${left}`)
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
