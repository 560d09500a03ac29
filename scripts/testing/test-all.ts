/** The two tiers of tests: one for every commit, and everything. */
import { mkdirSync, rmSync } from 'node:fs'
import { NEXT } from '../setup/artifacts.mjs'
import { prepareBuild, prepareData } from '../setup/prepare.mjs'
import { interruptedBy, messageOf, outcomeOf, Problem, seconds } from '../setup/processes.mjs'
import { coreEndToEnd, endToEnd, journeysInFullChromium } from './end-to-end'
import { CLEAN, type Counts, RESULTS } from './results'
import { inTestSettings } from './settings'
import { journeysOnPostgres, testCoreUnits, testOnPostgres, testUnderFaults, testUnits } from './vitest'

type Stage = [title: string, run: () => Promise<Counts>]
type Outcome = Counts & { title: string; time: string }

const TYPES = [
  [NEXT, 'typegen'],
  ['node_modules/@typescript/native/bin/tsc', '--incremental', 'false'],
]

/** The programs of each group run one after the other. */
const CHECKS: [title: string, programs: string[][]][] = [
  ['Format and lint', [['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']]],
  ['Imports', [['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.']]],
  ['Types', TYPES],
]

const SITE: Stage[] = [
  ['Production build', () => prepareBuild().then(() => CLEAN)],
  ['Demo database', () => prepareData().then(() => CLEAN)],
]

const CORE: Stage[] = [['Unit and API tests', testCoreUnits], ...SITE, ['End-to-end tests', coreEndToEnd]]

const ALL: Stage[] = [
  ['Unit and API tests', testUnits],
  ['The same on PostgreSQL', () => testOnPostgres()],
  ...SITE,
  // A few kills find most faults; `npm run test:faults` has many.
  ['Faults', () => testUnderFaults([], { PLATEFUL_KILLS: '2' })],
  ['End-to-end tests', () => endToEnd([])],
  ['Journeys in a full Chromium', journeysInFullChromium],
  // Last, since the settings stay those of its database.
  ['Money on PostgreSQL', journeysOnPostgres],
]

/** `npm test` */
export const testCore = (args: string[]) => runStages(CORE, args)
/** `npm run test:all` */
export const testAll = (args: string[]) => runStages(ALL, args)

/** `npm run typecheck`, with the database client of the current schema. */
export const checkTypes = async () => (await check(['Types', TYPES])).failed

/** Continues after a failure, so that one run shows all problems; `report` prints them at the end. */
async function runStages(stages: Stage[], args: string[]): Promise<number> {
  if (args.length > 0) throw new Problem('"npm test" and "npm run test:all" take no arguments.')
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const outcomes: Outcome[] = []
  try {
    await inTestSettings(async () => {
      // Each of them leaves one of two cores idle most of the time.
      outcomes.push(...(await Promise.all(CHECKS.map(check))))
      for (const [title, run] of stages) {
        if (!interruptedBy()) outcomes.push(await stage(title, run))
      }
    })
  } catch (error) {
    console.error(messageOf(error))
    outcomes.push({ title: 'Preparation', ...CLEAN, failed: 1, time: '' })
  }
  return report(outcomes)
}

/** A check passes or fails as a whole. Its failure counts as one, so that the last line cannot look like success. */
async function check([title, programs]: (typeof CHECKS)[number]): Promise<Outcome> {
  const started = performance.now()
  let [failed, said] = [0, '']
  for (const args of programs) {
    const { code, output } = await outcomeOf(process.execPath, args)
    said += output
    if (code !== 0) failed = 1
    if (failed) break
  }
  console.log(`\n━━ ${title}\n${said.trim()}`)
  return { title, ...CLEAN, failed, time: seconds(started) }
}

async function stage(title: string, run: Stage[1]): Promise<Outcome> {
  console.log(`\n━━ ${title}`)
  const started = performance.now()
  const counts = await run().catch((error: unknown) => {
    console.error(messageOf(error))
    return { ...CLEAN, failed: 1 }
  })
  return { title, ...counts, time: seconds(started) }
}

/**
 * Prints each stage with its skipped tests, then all failed tests at the end, where a shortened log still has them, and
 * the line that other programs read. Resolves to the exit code.
 */
function report(outcomes: readonly Outcome[]): number {
  console.log('')
  for (const { title, failed, skipped, time } of outcomes) {
    const left = skipped > 0 ? `  (${skipped} skipped)` : ''
    console.log(`${failed === 0 ? '✓' : '✗'} ${title.padEnd(27)} ${time}${left}`)
  }
  for (const { title, problems } of outcomes) {
    if (problems.length > 0) console.log(`\n${title}:\n${problems.map((problem) => `  ✗ ${problem}`).join('\n')}`)
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
