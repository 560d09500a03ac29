import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JsonTestResults } from 'vitest/node'
import { ROOT } from '../setup/processes.mjs'

/** The folder of all test output. */
export const RESULTS = path.join(ROOT, 'test-results')

/** `problems` names each test that failed, or passed only at its second try. */
export type Counts = { passed: number; failed: number; skipped: number; problems: string[] }

/** The counts of a stage without tests or failures. */
export const CLEAN: Counts = { passed: 0, failed: 0, skipped: 0, problems: [] }

/** Whether a line of the server's log is an error or a warning. */
export function isComplaint(line: string): boolean {
  return /^\{"level":"(?:warn|error|fatal)"/.test(line)
}

/** The parts of a Vitest report that count. */
type VitestReport = Pick<JsonTestResults, 'numPassedTests' | 'numFailedTests' | 'numPendingTests'> & {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** The counts of a Vitest report; a file that failed to load counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  const unloadable = failed.filter(({ assertionResults }) => assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
    problems: failed.flatMap(({ name, message, assertionResults }) => [
      ...(assertionResults.length === 0 ? [problem(name, 'could not be loaded', message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => problem(name, fullName, failureMessages?.[0])),
    ]),
  }
}

/** A test that took too long has an error for the time and one for what it waited for. */
type Failed = { errors: { message?: string }[] }
type Spec = { file: string; line: number; title: string; tests: { status: string; results: Failed[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

/** The parts of a Playwright report that count. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: { message?: string }[]
}

/** The counts of a Playwright report. Tests that passed only the second time and errors outside tests fail. */
export function playwrightCounts(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = report.suites.flatMap(specsOf)
  const problems = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        problem(
          `e2e/${file}:${line}`,
          status === 'flaky' ? `${title} (passed at its second try)` : title,
          results[0]?.errors.map(({ message }) => message).join(' '),
        ),
      ),
  )
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    problems: [...problems, ...report.errors.map(({ message }) => problem('e2e', 'outside of tests', message))],
  }
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** The parts of a report of Stryker that count. */
type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

/** Of each file, the tests have to notice at least this percentage of the mutants. */
const NOTICED_PERCENT = 90

/** The counts of a report of Stryker: its files pass or fail. */
export function mutationCounts({ files }: MutationReport): Counts {
  const problems = Object.entries(files).flatMap(([file, { mutants }]) => {
    const countOf = (...counted: string[]) => mutants.filter(({ status }) => counted.includes(status)).length
    const noticed = countOf('Killed', 'Timeout')
    const all = noticed + countOf('Survived', 'NoCoverage')
    return 100 * noticed < NOTICED_PERCENT * all ? [problem(file, `${noticed} of ${all} mutants were noticed`)] : []
  })
  const failed = problems.length
  return { passed: Object.keys(files).length - failed, failed, skipped: 0, problems }
}

/** One line about a failed test, with the beginning of its message. */
function problem(file: string, title: string, message = ''): string {
  const said = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 200)
  return `${path.relative(ROOT, path.resolve(ROOT, file))}: ${title}${said && `\n    ${said}`}`
}

/**
 * The counts of a runner that should have written its report to `file`. A runner that failed without a failed test, or
 * wrote no report, counts as one failure, so that it cannot look like success.
 */
export function countResults<Report>(file: string, read: (report: Report) => Counts, exitCode: number): Counts {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { ...CLEAN, failed: 1 }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
