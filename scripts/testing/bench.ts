/** `npm run bench`, `npm run bench:data` and `npm run bench:web`; bench/README.md says how to read the tables. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, run, runNodeVisibly, runTypeScriptVisibly, task } from '../setup/processes.mjs'
import { findBrowser, findFullBrowser } from './browser'
import { withServer } from './servers'
import { inTestSettings, onTestSite } from './settings'

/** The large dataset is made once and used by every run. */
const LARGE_FILE = path.join(ROOT, '.data', 'bench-large.db')
const LARGE = { DATABASE_URL: `file:${LARGE_FILE}` }

/** Measures the production build on the demo data, and on the large dataset if it exists. Passes on its arguments. */
export function bench(args: string[]): Promise<number> {
  return onTestSite(async () => {
    if (existsSync(LARGE_FILE)) await migrateLarge()
    return runTypeScriptVisibly('bench/main.ts', ['--large', LARGE_FILE, ...args])
  })
}

/** Makes the large dataset: 10 000 restaurants with 200 reviews each on average, unless the arguments say otherwise. */
export async function makeBenchData(args: string[]): Promise<number> {
  return inTestSettings(async () => {
    await migrateLarge()
    return runTypeScriptVisibly('prisma/seed/main.ts', ['--restaurants', '10000', '--reviews', '200', ...args], LARGE)
  })
}

function migrateLarge(): Promise<void> {
  return task('Large dataset', async () => {
    await run(process.execPath, ['--import', 'tsx', 'scripts/database.ts', 'migrate'], {
      env: LARGE,
      advice: 'Its database could not be migrated.',
    })
    return LARGE_FILE
  })
}

/**
 * Measures the loads and paint times of screens in a browser, then has Lighthouse judge the public ones on a phone.
 * `--restaurants 10000` measures on a large set, `--only home,login` some screens; `--loads 5` and `--runs 3` say how
 * often each part measures, and 0 leaves it out.
 */
export function benchWeb(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      restaurants: { type: 'string' },
      only: { type: 'string', default: '' },
      loads: { type: 'string', default: '5' },
      runs: { type: 'string', default: '3' },
    },
  })
  return onTestSite(async () => {
    const { restaurants, only, loads, runs } = values
    if (restaurants) {
      const seed = ['--import', 'tsx', 'scripts/database.ts', 'seed', '--restaurants', restaurants]
      await run(process.execPath, seed, { advice: 'The large data set could not be made.' })
    }
    const { result } = await withServer({ env: { LOG_LEVEL: 'error' } }, async (url) => {
      const measure = (script: string, browser: string, ...options: string[]) =>
        runNodeVisibly(['--import', 'tsx', `bench/web/${script}.ts`, url, '--only', only, ...options], {
          PLATEFUL_BROWSER: browser,
        })
      const failed = loads !== '0' && (await measure('main', await findBrowser(), '--loads', loads))
      if (failed || runs === '0') return Number(failed)
      return measure('lighthouse', (await findFullBrowser()) ?? (await findBrowser()), '--runs', runs)
    })
    return result
  })
}
