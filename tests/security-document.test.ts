import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectReader } from './named-proofs'
import { countTable, faultsOfSecurity, parseAssessment, REQUIREMENT_IDS } from './security-document'

test('every requirement has its line, and every file and test that the document names exists', () => {
  expect(faultsOfSecurity(readFileSync('docs/security.md', 'utf8'), projectReader())).toEqual([])
})

describe('checking the document', () => {
  const sources: Record<string, string> = { 'lib/a.ts': '', 'lib/a.test.ts': "test('does a', () => {})" }
  const shown = '`lib/a.ts`<br>`lib/a.test.ts`: does a'
  const rows = REQUIREMENT_IDS.map((id) => `| ${id} | does a | met | ${shown} |`)
  const written = (lines: string[], counts = countTable(parseAssessment(lines.join('\n')))) =>
    [...counts, ...lines, 'As `/lib/b.ts` of a site, or `npm run lib/b`.'].join('\n')
  const faults = (document: string) => faultsOfSecurity(document, (file) => sources[file] ?? null)
  const withFirst = (row: string) => written([row, ...rows.slice(1)])

  test('a sound document has no fault', () => expect(faults(written(rows))).toEqual([]))

  test('several requirements of a section may share a line', () => {
    expect(faults(written([`| V1.1.1–2 | does a | not applicable: as above | |`, ...rows.slice(2)]))).toEqual([])
  })

  test.each([
    ['a requirement without a line', '', 'V1.1.1 has no line'],
    ['a reason that is missing', '| V1.1.1 | does a | not met | |', 'V1.1.1 is not met without a reason'],
    ['a claim without proof', '| V1.1.1 | does a | met | |', 'V1.1.1 is met, and nothing shows it'],
    ['half of one', '| V1.1.1 | does a | partly: b is not | |', 'V1.1.1 is partly, and nothing shows it'],
    ['another verdict', `| V1.1.1 | does a | mostly | ${shown} |`, 'V1.1.1 is neither met nor not: "mostly"'],
    ['a file that is not there', '| V1.1.1 | does a | met | `lib/b.ts` |', 'lib/b.ts does not exist'],
    ['one in a verdict', `| V1.1.1 | does a | met: see \`docs/b.md\` | ${shown} |`, 'docs/b.md does not exist'],
    ['a test that is not there', '| V1.1.1 | does a | met | `lib/a.test.ts`: b |', 'lib/a.test.ts has no test "b"'],
    ['a proof that is no test', '| V1.1.1 | does a | met | `lib/a.ts`: does a |', 'lib/a.ts is no file of tests'],
  ])('the document has a fault with %s', (_, row, fault) => {
    expect(faults(withFirst(row))).toEqual([fault])
  })

  test('two lines for one requirement and a line for none are faults', () => {
    const more = [...rows, `| V2.1.1 | does a | met | ${shown} |`, `| V2.9.1 | does a | met | ${shown} |`]
    expect(faults(written(more))).toEqual(['V2.9.1 is no requirement of level 1 or 2', 'V2.1.1 has two lines'])
  })

  test('counts that are out of date are a fault', () => {
    const counts = countTable(parseAssessment(rows.slice(1).join('\n')))
    expect(faults(written(rows, counts))).toEqual([
      'the counts lack "| V1 | 27 | 0 | 0 | 0 |"',
      'the counts lack "| all | 253 | 0 | 0 | 0 |"',
    ])
  })

  test('a threat whose proof does not exist is a fault', () => {
    expect(faults(written([...rows, '| Theft | a | `lib/a.ts`<br>`lib/a.test.ts`: does b |']))).toEqual([
      'lib/a.test.ts has no test "does b"',
    ])
  })
})
