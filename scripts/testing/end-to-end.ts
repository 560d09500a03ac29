/** The end-to-end tests: Playwright against the production server, with their own database and port. */
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNodeVisibly, task } from '../setup/processes.mjs'
import { findBrowser, findFullBrowser, PLAYWRIGHT } from './browser'
import { CLEAN, type Counts, countResults, isComplaint, playwrightCounts, RESULTS } from './results'
import { withServer, withTwoServers } from './servers'
import { onTestSite } from './settings'

/** Only the end-to-end tests; arguments go to Playwright, as in `npm run test:e2e -- e2e/checkout.spec.ts`. */
export async function testEndToEnd(args: string[]): Promise<number> {
  const { failed } = await onTestSite(() => endToEnd(args))
  return failed === 0 ? 0 : 1
}

/** Every screen, dialog and sheet in every variant; the ordinary tests see each in one. */
export function testAccessibility(args: string[]): Promise<number> {
  process.env.PLATEFUL_LOOK = 'every-view.ts'
  return testEndToEnd(['--global-timeout=3600000', ...args])
}

/** The journeys on which money moves. `npm run test:all` and `npm run test:postgres` try them on PostgreSQL. */
export const MONEY = ['board', 'checkout', 'checkout-tabs', 'checkout-trouble', 'orders', 'wallet'].map(
  (name) => `e2e/${name}.spec.ts`,
)

/** The browser tests of `npm test`: each journey of money and ownership once, and fifteen screens, each loaded once. */
export function coreEndToEnd(): Promise<Counts> {
  return endToEnd(['--grep', '@core'])
}

/** The headless shell behaves differently in these: icons, focus, storage, alerts, the end of a session, kept pages. */
const FULL = ['shell', 'checkout', 'session', 'session-end', 'cart', 'coming-back'].map((name) => `e2e/${name}.spec.ts`)

/**
 * Some journeys in a full Chromium, after all of them in the headless shell. Without one they are skipped, reported and
 * counted.
 */
export async function journeysInFullChromium(): Promise<Counts> {
  const browser = await findFullBrowser()
  if (!browser) {
    console.log('SKIPPED: nothing was tested in a full Chromium, since there is none here. Install Chromium or Chrome.')
    return { ...CLEAN, skipped: 1 }
  }
  if (browser === (await findBrowser())) {
    console.log(`All end-to-end tests are for ${browser} already.`)
    return CLEAN
  }
  return endToEnd(FULL, { name: 'full-chromium', find: async () => browser })
}

type Run = { name?: string; find?: () => Promise<string> }

/**
 * Runs Playwright; an error in the server's log counts as a failure. On PostgreSQL there are two server processes. All
 * files in test-results begin with `name`.
 */
export async function endToEnd(
  args: readonly string[],
  { name = 'playwright', find = findBrowser }: Run = {},
): Promise<Counts> {
  const record = (rest: string) => path.join(RESULTS, name + rest)
  const [report, serverLog, serverErrors] = [record('.json'), record('-server.log'), record('-server-errors.log')]
  rmSync(report, { force: true })
  let browser = ''
  await task('Browser', async () => {
    browser = await find()
    return browser
  })
  const env = { PLATEFUL_BROWSER: browser, PLATEFUL_RUN: name, PLATEFUL_SERVER_LOG: serverLog }
  const logs = [serverLog, serverErrors].map((file) => openSync(file, 'w'))
  const onSite = process.env.PLATEFUL_ENGINE === 'postgres' ? withTwoServers : withServer
  const { result } = await onSite({ stdio: ['ignore', ...logs] }, (url) =>
    runNodeVisibly([PLAYWRIGHT, 'test', ...args], { ...env, PLATEFUL_URL: url }),
  )
  for (const log of logs) closeSync(log)
  const counts = countResults(report, playwrightCounts, result)
  const complaints = complaintsIn(serverLog, serverErrors)
  if (!complaints) return counts
  console.error(`\nThe server complained:\n${complaints}`)
  const problems = [...counts.problems, `The server complained: ${complaints.slice(0, 400)}`]
  return { ...counts, failed: counts.failed + 1, problems }
}

function complaintsIn(serverLog: string, serverErrors: string): string {
  const logged = readFileSync(serverLog, 'utf8').split('\n').filter(isComplaint)
  return [readFileSync(serverErrors, 'utf8'), ...logged].join('\n').trim()
}
