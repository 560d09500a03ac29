import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('a statement without an id, a proof or a test, and one that stands twice, are faults', () => {
  const document = ['## §1 Part', '| id | what |', '|---|---|', '| 1.1 | does a |', '- 1.2 It does b.'].join('\n')
  const sound = { '1.1': ['a.test.ts: does a'], '1.2': ['a.test.ts: does a'] }
  const faults = (text: string, by: object = {}) =>
    faultsOfSpecification(text, { ...sound, ...by }, (file) =>
      file === 'a.test.ts' ? "test('does a', () => {})" : null,
    )
  expect(faults(document)).toEqual([])
  expect(faults(document.replace('1.2 It', 'It'))).toEqual([
    '"- It does b." has no id of §1',
    '1.2 is proven but not stated',
  ])
  expect(faults(`${document}\n- 1.2 It does c.`)).toEqual(['1.2 stands twice'])
  expect(faults(document, { '1.2': ['a.test.ts'] })).toEqual(['1.2 has no test'])
  expect(faults(document, { '1.2': ['a.test.ts: does b'] })).toEqual(['1.2: a.test.ts has no test "does b"'])
})
