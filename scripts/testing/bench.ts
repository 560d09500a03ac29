/** `npm run bench`, `npm run bench:data` and `npm run bench:web`; bench/README.md says how to read the tables. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, run, runNodeVisibly, runTypeScriptVisibly, task } from '../setup/processes.mjs'
import { findBrowser } from './browser'
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
 * Measures the loads and paint times of screens in a browser; `--restaurants 10000` measures on a large set,
 * `--only home,login` and `--loads 5` go to bench/web/main.ts.
 */
export function benchWeb(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { restaurants: { type: 'string' }, only: { type: 'string' }, loads: { type: 'string' } },
  })
  return onTestSite(async () => {
    const { restaurants, ...passed } = values
    if (restaurants) {
      const seed = ['--import', 'tsx', 'scripts/database.ts', 'seed', '--restaurants', restaurants]
      await run(process.execPath, seed, { advice: 'The large data set could not be made.' })
    }
    const options = Object.entries(passed).flatMap(([name, value]) => [`--${name}`, value])
    const env = { PLATEFUL_BROWSER: await findBrowser() }
    const { result } = await withServer({ env: { LOG_LEVEL: 'error' } }, (url) =>
      runNodeVisibly(['--import', 'tsx', 'bench/web/main.ts', url, ...options], env),
    )
    return result
  })
}
