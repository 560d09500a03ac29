import { defineConfig, devices } from '@playwright/test'

const url = process.env.PLATEFUL_URL
if (!url) {
  throw new Error(
    'Run the end-to-end tests with "npm run test:e2e": it builds the site and starts it on a database of its own.',
  )
}

/** Each run within `npm run test:all` keeps its own recordings. */
const run = process.env.PLATEFUL_RUN ?? 'playwright'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Chromium's sandbox does not work for root.
const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.PLATEFUL_LOOK ?? '*.spec.ts',
  outputDir: `test-results/${run}`,
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  fullyParallel: true,
  workers: 3,
  // For a recording of what failed. A test that passes at its second try is broken and counts as failed.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  // Only a hang takes this long; a busy machine takes twice the usual 15 minutes.
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A recording of every test would cost more than the tests.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.PLATEFUL_BROWSER, args: browserArgs },
  },
})
