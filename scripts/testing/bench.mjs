/** `npm run bench` and `npm run bench:data`; bench/README.md says how to read what the first one prints. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepareCode } from '../setup/prepare.mjs'
import { ROOT, runNode, runTypeScriptVisibly } from '../setup/processes.mjs'
import { task } from '../setup/tasks.mjs'
import { inTestSettings, onTestSite } from './settings.mjs'

/** The large dataset is made once and used by every run. */
const LARGE_FILE = path.join(ROOT, '.data', 'bench-large.db')
const LARGE = { DATABASE_URL: `file:${LARGE_FILE}` }

/** Measures the production build on the demo data, and on the large dataset where there is one. Arguments go to bench/main.ts. */
export function bench(args) {
  return onTestSite(async () => {
    if (existsSync(LARGE_FILE)) await migrateLarge()
    return runTypeScriptVisibly('bench/main.ts', ['--large', LARGE_FILE, ...args])
  })
}

/** Makes the large dataset: 10 000 restaurants with 200 reviews each on average, unless the arguments say otherwise. */
export async function makeBenchData(args) {
  await prepareCode()
  return inTestSettings(async () => {
    await migrateLarge()
    return runTypeScriptVisibly('prisma/seed/main.ts', ['--restaurants', '10000', '--reviews', '200', ...args], LARGE)
  })
}

function migrateLarge() {
  return task('Large dataset', async () => {
    await runNode(['--import', 'tsx', 'scripts/database.ts', 'migrate'], {
      env: LARGE,
      advice: 'Its database could not be migrated.',
    })
    return LARGE_FILE
  })
}
