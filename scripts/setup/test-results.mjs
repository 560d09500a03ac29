/** Reads what the test runners counted. */
import { existsSync, readFileSync } from 'node:fs'

/** Whether a line of the server's log tells of trouble. */
export function isComplaint(line) {
  return /^\{"level":"(?:warn|error|fatal)"/.test(line)
}

/** The counts of a Vitest report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(report) {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** The counts of a Playwright report; a test that needed its second try and errors outside of any test count as failures. */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

/**
 * The counts of a runner that ended with `exitCode` and should have left its report in `file`. A run that failed
 * without a failed test, or left no report, counts as one failure: nothing may look like success.
 */
export function countResults(file, read, exitCode) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
