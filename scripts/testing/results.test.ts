import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CLEAN, countResults, isComplaint, playwrightCounts, vitestCounts } from './results.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-results-'))
  file = path.join(folder, 'report.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

const vitest = (over = {}) => ({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, testResults: [], ...over })
const playwright = (stats = {}, errors: string[] = []) => ({
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1, ...stats },
  errors,
})

test('tests of Vitest are counted, and a file that could not be loaded counts as a failure', () => {
  expect(vitestCounts(vitest())).toEqual({ passed: 7, failed: 0, skipped: 2 })
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(vitestCounts(vitest({ numFailedTests: 1, testResults }))).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test('tests of Playwright are counted, and flaky ones and errors outside of tests count as failures', () => {
  expect(playwrightCounts(playwright())).toEqual({ passed: 5, failed: 0, skipped: 1 })
  expect(playwrightCounts(playwright({ unexpected: 2, flaky: 1 }, ['setup']))).toEqual({
    passed: 5,
    failed: 4,
    skipped: 1,
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
  expect(countResults(file, vitestCounts, 0)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  expect(countResults(file, vitestCounts, 1)).toEqual({ passed: 7, failed: 1, skipped: 2 })
})
