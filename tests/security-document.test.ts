import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Proofs, projectReader } from './named-proofs'
import proofs from './proofs/security.json'
import { countSentence, faultsOfSecurity, parseAssessment, REQUIREMENT_IDS } from './security-document'

test('every requirement has its line, and every file and test that the document names exists', () => {
  expect(faultsOfSecurity(readFileSync('docs/security.md', 'utf8'), proofs, projectReader())).toEqual([])
})

describe('checking the document', () => {
  const sources: Record<string, string> = { 'lib/a.ts': '', 'lib/a.test.ts': "test('does a', () => {})" }
  const shown = ['lib/a.ts', 'lib/a.test.ts: does a']
  const rows = [...REQUIREMENT_IDS.map((id) => `| ${id} | does a | met |`), '| T1 | Theft | a lock |']
  const sound: Proofs = Object.fromEntries([...REQUIREMENT_IDS, 'T1'].map((id) => [id, shown]))
  const written = (lines: string[], counts = countSentence(parseAssessment(lines.join('\n')))) =>
    [counts, ...lines, 'As `/lib/b.ts` of a site, or `npm run lib/b`.'].join('\n')
  const faults = (document: string, by: Proofs = {}) =>
    faultsOfSecurity(document, { ...sound, ...by }, (file) => sources[file] ?? null)
  const withFirst = (row: string) => written([row, ...rows.slice(1)])

  test('a sound document has no fault', () => expect(faults(written(rows))).toEqual([]))

  test('several requirements of a section may share a line', () => {
    const { 'V1.1.1': _, 'V1.1.2': __, ...others } = sound
    const document = written(['| V1.1.1–2 | does a | not applicable: as above |', ...rows.slice(2)])
    expect(faultsOfSecurity(document, others, (file) => sources[file] ?? null)).toEqual([])
  })

  test('a chapter may share a line', () => {
    const document = written([
      ...rows.filter((row) => !row.startsWith('| V17')),
      '| V17.* | WebRTC | not applicable: none |',
    ])
    const others = Object.fromEntries(Object.entries(sound).filter(([id]) => !id.startsWith('V17')))
    expect(faultsOfSecurity(document, others, (file) => sources[file] ?? null)).toEqual([])
  })

  test.each([
    ['a reason that is missing', '| V1.1.1 | does a | not met |', 'V1.1.1 is not met without a reason'],
    ['another verdict', '| V1.1.1 | does a | mostly |', 'V1.1.1 is neither met nor not: "mostly"'],
    ['a file that is not there', '| V1.1.1 | does a | met: see `docs/b.md` |', 'docs/b.md does not exist'],
  ])('the document has a fault with %s', (_, row, fault) => {
    expect(faults(withFirst(row))).toEqual([fault])
  })

  test.each([
    ['a claim without proof', 'V1.1.1', [], 'V1.1.1 is met, and nothing shows it'],
    ['a threat without proof', 'T1', [], 'T1 is stopped by nothing that is shown'],
    ['a proof of nothing', 'T2', shown, 'T2 is shown but not stated'],
    ['a file that is not there', 'V1.1.1', ['lib/b.ts'], 'V1.1.1: lib/b.ts does not exist'],
    ['a test that is not there', 'T1', ['lib/a.test.ts: b'], 'T1: lib/a.test.ts has no test "b"'],
    ['a file without tests', 'T1', ['lib/a.ts: does a'], 'T1: lib/a.ts is no file of tests'],
  ])('a proof has a fault with %s', (_, id, named, fault) => {
    expect(faults(written(rows), { [id]: named })).toEqual([fault])
  })

  test('half of a claim needs proof as well', () => {
    expect(faults(withFirst('| V1.1.1 | does a | partly: b is not |'), { 'V1.1.1': [] })).toEqual([
      'V1.1.1 is partly, and nothing shows it',
    ])
  })

  test('a requirement without a line is a fault', () => {
    expect(faults(written(rows.slice(1)))).toEqual(['V1.1.1 has no line', 'V1.1.1 is shown but not stated'])
  })

  test('two lines for one requirement or threat and a line for none are faults', () => {
    const more = [...rows, '| V2.1.1 | does a | met |', '| V2.9.1 | does a | met |', '| T1 | Theft | a |']
    expect(faults(written(more), { 'V2.9.1': shown })).toEqual([
      'V2.9.1 is no requirement of level 1 or 2',
      'V2.1.1 has two lines',
      'T1 has two lines',
    ])
  })

  test('counts that are out of date are a fault', () => {
    const counts = countSentence(parseAssessment(rows.slice(1).join('\n')))
    expect(faults(written(rows, counts))).toEqual([
      '"Of these requirements: 253 met, 0 partly, 0 not met, 0 not applicable." is missing',
    ])
  })
})
