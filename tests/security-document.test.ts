import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectReader } from './named-proofs'
import proofs from './proofs/security.json'
import { countSentence, faultsOfSecurity, parseAssessment, REQUIREMENT_IDS } from './security-document'

test('every requirement has its line, and every file and test that the document names exists', () => {
  expect(faultsOfSecurity(readFileSync('docs/security.md', 'utf8'), proofs, projectReader())).toEqual([])
})

test('a missing, doubled or unproven line, a wrong count and a missing file are faults', () => {
  const rows = [...REQUIREMENT_IDS.map((id) => `- ${id} Does a. Met.`), '- T1 Theft: a lock.']
  const proofs = Object.fromEntries([...REQUIREMENT_IDS, 'T1'].map((id) => [id, ['lib/a.ts']]))
  const faults = (lines: string[], by: object = {}, counts = countSentence(parseAssessment(lines.join('\n')))) =>
    faultsOfSecurity([counts, ...lines].join('\n'), { ...proofs, ...by }, (file) => (file === 'lib/a.ts' ? '' : null))
  expect(faults(rows)).toEqual([])
  expect(faults(rows.slice(1))).toEqual(['V1.1.1 has no line', 'V1.1.1 is shown but not stated'])
  expect(faults([...rows, '- V2.1.1 Does a. Met.'])).toEqual(['V2.1.1 has two lines'])
  expect(faults(rows, { 'V1.1.1': [], T1: ['lib/b.ts'] })).toEqual([
    'V1.1.1 is met, and nothing shows it',
    'T1: lib/b.ts does not exist',
  ])
  expect(faults(rows, {}, 'Of these requirements: 1 met.')).toHaveLength(1)
  expect(faults(['- V1.1.1 Does a. Not met.', ...rows.slice(1)])).toEqual(['V1.1.1 is not met without a reason'])
})
