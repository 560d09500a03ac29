import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectReader } from './named-proofs'
import { projectFiles } from './project-files'
import proofs from './proofs/specification.json'
import { citedSections, faultsOfSpecification, parseSpecification } from './specification'

const DOCUMENT = readFileSync('docs/specification.md', 'utf8')

test('every statement of the specification names tests that prove it, and they exist', () => {
  expect(faultsOfSpecification(DOCUMENT, proofs, projectReader())).toEqual([])
  expect(parseSpecification(DOCUMENT).statements.length).toBeGreaterThan(300)
})

test('every section that is cited anywhere exists', () => {
  const { sections } = parseSpecification(DOCUMENT)
  const cited = projectFiles()
    .filter((file) => !file.startsWith('tests/specification'))
    .flatMap((file) => citedSections(readFileSync(file, 'utf8')).map((section) => ({ file, section })))
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ section }) => !sections.includes(section))).toEqual([])
})

test.each([
  ['(spec §4)', ['4']],
  ['Spec §9: as in spec §4.2, §10.', ['9', '4.2', '10']],
  ['spec §§5 and 6', ['', '5']],
  ['no section', []],
])('the text %j cites %j', (text, sections) => {
  expect(citedSections(text)).toEqual(sections)
})

describe('checking the document', () => {
  const files: Record<string, string> = {
    'a.ts': 'export const a = 1',
    'a.test.ts': "test('does a', () => {})\ntest('does b', () => {})",
  }
  const document = [
    '# Title',
    '- Not a statement',
    '## §1 Part',
    '### §1.1 Its part',
    '| id | what | how |',
    '|---|---|---|',
    '| 1.1.1 | it | does a |',
    '- 1.1.2 It does b.',
  ].join('\n')
  const sound = { '1.1.1': ['a.test.ts: does a'], '1.1.2': ['a.test.ts: does b', 'a.test.ts: does a'] }
  const faults = (text: string, by: Record<string, string[]> = {}) =>
    faultsOfSpecification(text, { ...sound, ...by }, (file) => files[file] ?? null)

  test('a sound document has no fault', () => expect(faults(document)).toEqual([]))

  test.each([
    [
      'a statement without an id',
      '1.1.2 It',
      'It',
      ['"- It does b." has no id of §1.1', '1.1.2 is proven but not stated'],
    ],
    [
      'an id of another section',
      '1.1.2 It',
      '1.2.2 It',
      ['"It does b." has no id of §1.1', '1.2.2 has no test', '1.1.2 is proven but not stated'],
    ],
    ['a statement without a proof', '- 1.1.2', '- 1.1.3 It does a.\n- 1.1.2', ['1.1.3 has no test']],
    ['a proof without a statement', '| 1.1.1 | it | does a |', '', ['1.1.1 is proven but not stated']],
    ['a section that stands twice', '### §1.1', '## §1.1 Before\n### §1.1', ['§1.1 stands twice']],
    ['an id that stands twice', '- 1.1.2', '- 1.1.2 It does a.\n- 1.1.2', ['1.1.2 stands twice']],
    [
      'a text that stands twice',
      '- 1.1.2',
      '- 1.1.1 It does b.\n- 1.1.2',
      ['"§1.1: It does b." stands twice', '1.1.1 stands twice'],
    ],
  ])('the document has a fault with %s', (_, part, by, expected) => {
    expect(faults(document.replace(part, by))).toEqual(expected)
  })

  test.each([
    ['no test', [], ['1.1.2 has no test']],
    ['a file without a title', ['a.test.ts'], ['1.1.2 has no test']],
    ['a file that is not there', ['b.test.ts: does b'], ['1.1.2: b.test.ts does not exist']],
    ['a file without tests', ['a.ts: does b'], ['1.1.2: a.ts is no file of tests']],
    ['a title that is not there', ['a.test.ts: does'], ['1.1.2: a.test.ts has no test "does"']],
  ])('a proof has a fault with %s', (_, named, expected) => {
    expect(faults(document, { '1.1.2': named })).toEqual(expected)
  })
})
