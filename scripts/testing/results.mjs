import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../setup/processes.mjs'

/** The folder of all test output. */
export const RESULTS = path.join(ROOT, 'test-results')

/** The counts of a stage without tests or failures. */
export const CLEAN = { passed: 0, failed: 0, skipped: 0 }

/** Whether a line of the server's log is an error or a warning. */
export function isComplaint(line) {
  return /^\{"level":"(?:warn|error|fatal)"/.test(line)
}

/** The counts of a Vitest report; a file that failed to load counts as one failure. */
export function vitestCounts(report) {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
  }
}

/** The counts of a Playwright report; what passed only the second time and errors outside of tests are failures. */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/**
 * The counts of a runner that should have written its report to `file`. One that failed without a failed test, or wrote no
 * report, counts as one failure, so that it cannot look like success.
 */
export function countResults(file, read, exitCode) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { ...CLEAN, failed: 1 }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
