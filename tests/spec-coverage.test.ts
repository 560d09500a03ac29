import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectReader } from './named-proofs'
import { faultsOf, HEADER, parseCoverage, SECTIONS } from './spec-coverage'

const DOCUMENT = readFileSync('docs/spec-coverage.md', 'utf8')

test('every statement of the specification has files that do it and tests that prove it', () => {
  expect(faultsOf(DOCUMENT, projectReader())).toEqual([])
})

test('every line of a table is a row, and none stands there twice', () => {
  const rows = parseCoverage(DOCUMENT)
  const lines = DOCUMENT.split('\n').filter((line) => line.startsWith('|') && line !== HEADER && !line.startsWith('|-'))
  expect(rows).toHaveLength(lines.length)
  const statements = rows.map(({ section, statement }) => `${section} ${statement}`)
  expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([])
})

describe('a document is found at fault', () => {
  const files: Record<string, string> = {
    'a.ts': 'export const a = 1',
    'a.test.ts': "test('does a', () => {})",
  }
  const row = '| it does a | `a.ts` | `a.test.ts`: does a |'
  const sound = SECTIONS.map((section) => `## ${section} Part\n\n${HEADER}\n|---|---|---|\n${row}\n`).join('\n')
  const faults = (document: string) => faultsOf(document, (file) => files[file] ?? null)
  const replaceFirst = (part: string, by: string) => sound.replace(part, by)

  test('unless it is sound', () => expect(faults(sound)).toEqual([]))

  test.each(SECTIONS)('when %s has no rows', (section) => {
    const document = sound.replace(`## ${section} Part\n\n${HEADER}\n|---|---|---|\n${row}\n`, `## ${section} Part\n`)
    expect(faults(document)).toEqual([`${section} has no rows`])
  })

  test.each([
    ['a row without a file', '`a.ts`', '', 'no file'],
    ['a row without a test', '`a.test.ts`: does a', '', 'no test'],
    ['a row whose test has no title', '`a.test.ts`: does a', '`a.test.ts`', 'no test'],
    ['a file that is not there', '`a.ts`', '`b.ts`', 'b.ts does not exist'],
    ['a test file that is not there', '`a.test.ts`', '`b.test.ts`', 'b.test.ts does not exist'],
    ['a proof that is no test', '`a.test.ts`: does a', '`a.ts`: does a', 'a.ts is no file of tests'],
    ['a title that is not there', '`a.test.ts`: does a', '`a.test.ts`: does', 'a.test.ts has no test "does"'],
  ])('by %s', (_, part, by, fault) => {
    expect(faults(replaceFirst(part, by))).toEqual([`§1, "it does a": ${fault}`])
  })
})
