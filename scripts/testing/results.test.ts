import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CLEAN, countResults, isComplaint, mutationCounts, playwrightCounts, vitestCounts } from './results'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-results-'))
  file = path.join(folder, 'report.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

const vitest = (over = {}) => ({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, testResults: [], ...over })
const spec = (title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [{ status, results: [{ errors: [{ message: 'Timed out' }, { message }] }] }],
})
const playwright = (stats = {}, suites: object[] = [], errors: object[] = []) => ({
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1, ...stats },
  suites,
  errors,
})

test('tests of Vitest are counted, failed ones are named, and a file that could not be loaded counts as a failure', () => {
  expect(vitestCounts(vitest())).toEqual({ passed: 7, failed: 0, skipped: 2, problems: [] })
  const wrong = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1\n  to be 2'] }
  const testResults = [
    { name: 'lib/a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    { name: 'lib/b.test.ts', status: 'failed', assertionResults: [wrong, { status: 'passed' }] },
    { name: 'lib/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(vitestCounts(vitest({ numFailedTests: 1, testResults }))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    problems: [
      'lib/a.test.ts: could not be loaded\n    No such module',
      'lib/b.test.ts: adds up\n    expected 1 to be 2',
    ],
  })
})

test('tests of Playwright are counted, and flaky ones and errors outside of tests count as failures and are named', () => {
  expect(playwrightCounts(playwright())).toEqual({ passed: 5, failed: 0, skipped: 1, problems: [] })
  const suites = [
    {
      specs: [spec('is sound', 'expected')],
      suites: [{ specs: [spec('breaks', 'unexpected', '\u001b[31mno\u001b[39m'), spec('wavers', 'flaky')] }],
    },
  ]
  expect(playwrightCounts(playwright({ unexpected: 1, flaky: 1 }, suites, [{ message: 'no port' }]))).toEqual({
    passed: 5,
    failed: 3,
    skipped: 1,
    problems: [
      'e2e/a.spec.ts:3: breaks\n    Timed out no',
      'e2e/a.spec.ts:3: wavers (passed at its second try)\n    Timed out',
      'e2e: outside of tests\n    no port',
    ],
  })
})

test('a file whose tests notice less than nine of ten mutants is named and counts as a failure', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })
  const noticed = Array.from({ length: 9 }, () => 'Killed')
  const files = {
    'lib/a.ts': mutants(...noticed, 'Survived', 'Ignored', 'CompileError'),
    'lib/b.ts': mutants(...noticed.slice(1), 'Timeout', 'NoCoverage', 'Survived'),
    'lib/c.ts': mutants(),
  }
  expect(mutationCounts({ files })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    problems: ['lib/b.ts: 9 of 11 mutants were noticed'],
  })
})

test('a warning or an error in the log of the server is reported', () => {
  const line = (level: string) => JSON.stringify({ level, time: '2026-01-01T00:00:00.000Z', msg: 'failed' })
  expect(['debug', 'info', 'warn', 'error', 'fatal'].filter((level) => isComplaint(line(level)))).toEqual([
    'warn',
    'error',
    'fatal',
  ])
})

test('a failed run never counts as clean', () => {
  expect(countResults(file, vitestCounts, 1)).toEqual({ ...CLEAN, failed: 1 })
  expect(countResults(file, vitestCounts, 0)).toEqual({ ...CLEAN, failed: 1 })
  writeFileSync(file, JSON.stringify(vitest()))
  expect(countResults(file, vitestCounts, 0)).toEqual({ passed: 7, failed: 0, skipped: 2, problems: [] })
  expect(countResults(file, vitestCounts, 1)).toEqual({ passed: 7, failed: 1, skipped: 2, problems: [] })
})
