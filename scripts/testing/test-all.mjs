/** `npm test`: all checks of the project. */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { NEXT } from '../setup/artifacts.mjs'
import { prepareBuild, prepareCode, prepareData } from '../setup/prepare.mjs'
import { interruptedBy, outcomeOf } from '../setup/processes.mjs'
import { seconds } from '../setup/tasks.mjs'
import { endToEnd, journeysInFullChromium } from './end-to-end.mjs'
import { CLEAN, RESULTS } from './results.mjs'
import { inTestSettings } from './settings.mjs'
import { journeysOnPostgres, testOnPostgres, testUnderFaults, testUnits } from './vitest.mjs'

/** The programs of each group run one after the other. */
const CHECKS = [
  ['Format and lint', [['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']]],
  ['Imports', [['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.']]],
  [
    'Types',
    [
      [NEXT, 'typegen'],
      ['node_modules/@typescript/native/bin/tsc', '--incremental', 'false'],
    ],
  ],
]

/** The faults of one machine: those of PostgreSQL and the times under attack are for `--everything`. */
const SHORT_FAULTS = ['backup', 'kill', 'live', 'lost-answers', 'sockets', 'stop', 'storage', 'strangers']

const STAGES = [
  ['Unit and API tests', testUnits],
  // Where the engines can differ most; all of it with `npm test -- --everything` or `npm run test:postgres`.
  ['The same on PostgreSQL', ({ everything }) => testOnPostgres({ selection: !everything })],
  ['Production build', () => prepareBuild().then(() => CLEAN)],
  ['Demo database', () => prepareData().then(() => CLEAN)],
  // A few kills show most of what many do; `npm run test:faults` runs all of them.
  ['Faults', ({ everything }) => testUnderFaults(everything ? [] : SHORT_FAULTS, { PLATEFUL_KILLS: '2' })],
  ['End-to-end tests', ({ everything }) => endToEnd([], { settings: everything ? {} : { PLATEFUL_LOADS: '2' } })],
  ['Journeys in a full Chromium', journeysInFullChromium],
]

/** For `--everything`; last, since the settings stay those of its database. */
const JOURNEYS = ['Money on PostgreSQL', journeysOnPostgres]

/** Continues after a failure, so that one run shows all problems; `report` prints them at the end. */
export async function testAll(args) {
  const { values } = parseArgs({ args, options: { everything: { type: 'boolean', default: false } } })
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const outcomes = []
  try {
    await prepareCode()
    await inTestSettings(async () => {
      // Each of them leaves one of two cores idle most of the time.
      outcomes.push(...(await Promise.all(CHECKS.map(check))))
      for (const [title, run] of values.everything ? [...STAGES, JOURNEYS] : STAGES) {
        if (!interruptedBy()) outcomes.push(await stage(title, () => run(values)))
      }
    })
  } catch (error) {
    console.error(error.message)
    outcomes.push({ title: 'Preparation', ...CLEAN, failed: 1, time: '' })
  }
  return report(outcomes)
}

/** A check passes or fails as a whole. Its failure counts as one, so that the last line cannot look like success. */
async function check([title, programs]) {
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

async function stage(title, run) {
  console.log(`\n━━ ${title}`)
  const started = performance.now()
  const counts = await run().catch((error) => {
    console.error(error.message)
    return { ...CLEAN, failed: 1 }
  })
  return { title, ...counts, time: seconds(started) }
}

/** Prints each stage with what it skipped, then the line that other programs read. Resolves to the exit code. */
function report(outcomes) {
  console.log('')
  for (const { title, failed, skipped, time } of outcomes) {
    const left = skipped > 0 ? `  (${skipped} skipped)` : ''
    console.log(`${failed === 0 ? '✓' : '✗'} ${title.padEnd(27)} ${time}${left}`)
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
