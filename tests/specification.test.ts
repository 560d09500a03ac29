import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { projectReader } from './named-proofs'
import { projectFiles } from './project-files'
import { citedSections, faultsOfSpecification, parseSpecification } from './specification'

const DOCUMENT = readFileSync('docs/specification.md', 'utf8')

/** An endpoint without the slash at the end, the query and the name of a parameter. */
const shapeOf = (endpoint: string) =>
  endpoint
    .replace(/\?.*/, '')
    .replace(/\/$/, '')
    .replace(/\{\w+\}/g, '{id}')

test('every statement of the specification names tests that prove it, and they exist', () => {
  expect(faultsOfSpecification(DOCUMENT, projectReader())).toEqual([])
  expect(parseSpecification(DOCUMENT).statements.length).toBeGreaterThan(300)
})

test('its endpoints are those of the API', () => {
  const rows = [...DOCUMENT.matchAll(/^\| `([A-Z]+ \/api\/[^`]+)`( \+)? \|/gm)]
  const documented = rows.map(([, endpoint = '']) => shapeOf(endpoint))
  const served = Object.values(endpoints).map(({ method, path }) => shapeOf(`${method} ${path}`))
  expect(documented.toSorted()).toEqual(served.toSorted())
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
  const sound = [
    '# Title',
    '- Not a statement',
    '## §1 Part',
    '### §1.1 Its part',
    '| what | how |',
    '|---|---|',
    '| it | does a[^a] |',
    '- It does b.[^b]',
    '',
    '[^a]: `a.test.ts`: does a',
    '[^b]: `a.test.ts`: does b<br>`a.test.ts`: does a',
  ].join('\n')
  const faults = (document: string) => faultsOfSpecification(document, (file) => files[file] ?? null)

  test('a sound document has no fault', () => expect(faults(sound)).toEqual([]))

  test.each([
    ['a statement without a note', ' b.[^b]', ' b.', ['"- It does b." has no test', 'note b belongs to no statement']],
    ['a row without a note', '[^a] |', ' |', ['"| it | does a |" has no test', 'note a belongs to no statement']],
    ['a note that is missing', '[^b]: ', '', ['note b is missing']],
    ['a note without a test', '`a.test.ts`: does b<br>`a.test.ts`: does a', 'b', ['note b: names no test']],
    ['a test without its title', ': does a\n', '\n', ['note a: names no test']],
    [
      'a test file that is not there',
      '`a.test.ts`: does b',
      '`b.test.ts`: does b',
      ['note b: b.test.ts does not exist'],
    ],
    ['a proof that is no test', '`a.test.ts`: does b', '`a.ts`: does b', ['note b: a.ts is no file of tests']],
    ['a title that is not there', 'does a\n', 'does\n', ['note a: a.test.ts has no test "does"']],
    ['a section that stands twice', '### §1.1', '## §1', ['§1 stands twice']],
    ['a note that stands twice', '[^b]: ', '[^a]: `a.test.ts`: does b\n[^b]: ', ['note a stands twice']],
    ['a statement that stands twice', '- It', '- It does b.[^b]\n- It', ['"§1.1: - It does b." stands twice']],
  ])('the document has a fault with %s', (_, part, by, expected) => {
    expect(faults(sound.replace(part, by))).toEqual(expected)
  })
})
