/** The Vitest tests. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runNodeVisibly } from '../setup/processes.mjs'
import { countResults, RESULTS, vitestCounts } from './results.mjs'
import { onTestSite } from './settings.mjs'

const VITEST = path.join('node_modules', 'vitest', 'vitest.mjs')

export function testUnits() {
  return vitest('vitest.json', [])
}

/** Tests that kill servers, fill disks and lose answers; each has its own servers and copy of the database. */
export function testUnderFaults(args, env) {
  const config = path.join('tests', 'faults', 'vitest.config.ts')
  return vitest('faults.json', ['--config', config, ...args], env)
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
