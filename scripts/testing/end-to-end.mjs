/** The end-to-end tests: Playwright against the production server, with their own database and port. */
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNodeVisibly } from '../setup/processes.mjs'
import { withServer } from '../setup/server.mjs'
import { task } from '../setup/tasks.mjs'
import { withTwoServers } from './balancer.mjs'
import { findBrowser, PLAYWRIGHT } from './browser.mjs'
import { countResults, isComplaint, playwrightCounts, RESULTS } from './results.mjs'
import { onTestSite } from './settings.mjs'

const REPORT = path.join(RESULTS, 'playwright.json')
const SERVER_LOG = path.join(RESULTS, 'server.log')
const SERVER_ERRORS = path.join(RESULTS, 'server-errors.log')

/** Only the end-to-end tests; arguments go to Playwright, as in `npm run test:e2e -- e2e/checkout.spec.ts`. */
export async function testEndToEnd(args) {
  const { failed } = await onTestSite(() => endToEnd(args))
  return failed === 0 ? 0 : 1
}

/** Every screen, dialog and sheet in every variant; the ordinary tests see each in one. */
export function testAccessibility(args) {
  process.env.PLATEFUL_LOOK = 'every-view.ts'
  return testEndToEnd(['--global-timeout=3600000', ...args])
}

/** The journeys on which money moves. `npm test -- --everything` and `npm run test:postgres` try them on PostgreSQL. */
export const MONEY = ['board', 'checkout', 'checkout-trouble', 'orders', 'wallet'].map((name) => `e2e/${name}.spec.ts`)

/** Runs Playwright; an error in the server's log counts as a failure. On PostgreSQL two processes serve. */
export async function endToEnd(args, settings = {}) {
  rmSync(REPORT, { force: true })
  let browser
  await task('Browser', async () => {
    browser = await findBrowser()
    return browser
  })
  const env = { PLATEFUL_BROWSER: browser, PLATEFUL_SERVER_LOG: SERVER_LOG, ...settings }
  const logs = [SERVER_LOG, SERVER_ERRORS].map((file) => openSync(file, 'w'))
  const onSite = process.env.PLATEFUL_ENGINE === 'postgres' ? withTwoServers : withOneServer
  const result = await onSite({ stdio: ['ignore', ...logs] }, (url) =>
    runNodeVisibly([PLAYWRIGHT, 'test', ...args], { ...env, PLATEFUL_URL: url }),
  )
  for (const log of logs) closeSync(log)
  const counts = countResults(REPORT, playwrightCounts, result)
  return { ...counts, failed: counts.failed + complaintsOfServer() }
}

async function withOneServer(options, work) {
  return (await withServer(options, work)).result
}

function complaintsOfServer() {
  const logged = readFileSync(SERVER_LOG, 'utf8').split('\n').filter(isComplaint)
  const text = [readFileSync(SERVER_ERRORS, 'utf8'), ...logged].join('\n').trim()
  if (text) console.error(`\nThe server complained:\n${text}`)
  return text ? 1 : 0
}
