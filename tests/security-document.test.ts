import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countSentence, faultsOfSecurity, parseAssessment, REQUIREMENT_IDS } from './security-document'
import { taggedIds } from './tagged-titles'

test('every requirement has its line with what shows it, and every file that the document names exists', () => {
  expect(faultsOfSecurity(readFileSync('docs/security.md', 'utf8'), taggedIds(), existsSync)).toEqual([])
})

test('a missing, doubled or unproven line, a wrong count and a missing file are faults', () => {
  const rows = [...REQUIREMENT_IDS.map((id) => `- ${id} Does a. Met.`), '- T1 Theft: a lock.']
  const all = [...REQUIREMENT_IDS, 'T1']
  const faults = (lines: string[], tagged = all, counts = countSentence(parseAssessment(lines.join('\n')))) =>
    faultsOfSecurity([counts, '## Keys', ...lines].join('\n'), new Set(tagged), (file) => file === 'lib/a.ts')
  expect(faults(rows)).toEqual([])
  expect(faults(rows.slice(1))).toEqual(['V1.1.1 has no line', 'V1.1.1 is shown but not stated'])
  expect(faults([...rows, '- V2.1.1 Does a. Met.'])).toEqual(['V2.1.1 has two lines'])
  expect(faults(rows, all.slice(1, -1))).toEqual([
    'V1.1.1 is met, and nothing shows it',
    'T1 is stopped by nothing that is shown',
  ])
  const untested = (line: string) => faults([line, ...rows.slice(1)], all.slice(1))
  expect(untested("- V1.1.1 Does a. Met: 'Keys'.")).toEqual([])
  expect(untested('- V1.1.1 Does a. Met: `lib/a.ts`.')).toEqual([])
  expect(untested('- V1.1.1 Does a. Met: `lib/b.ts`.')).toEqual(['lib/b.ts does not exist'])
  expect(faults(rows, all, 'Of these requirements: 1 met.')).toHaveLength(1)
  expect(faults(['- V1.1.1 Does a. Not met.', ...rows.slice(1)])).toEqual(['V1.1.1 is not met without a reason'])
})
