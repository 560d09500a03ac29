import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files'
import { citedSections, faultsOfSpecification, parseSpecification, screensInWords } from './specification'
import { idsInTitles, taggedIds } from './tagged-titles'

const DOCUMENT = readFileSync('docs/specification.md', 'utf8')

test('every statement of the specification stands in the title of a test that proves it', () => {
  expect(faultsOfSpecification(DOCUMENT, taggedIds())).toEqual([])
  expect(parseSpecification(DOCUMENT).statements.length).toBeGreaterThan(300)
})

test('the specification lists the screens', () => {
  expect(DOCUMENT.match(/(?: {2}- `\/.*\n)+/g)).toEqual([screensInWords()])
})

test('every section that is cited anywhere exists', () => {
  const { sections } = parseSpecification(DOCUMENT)
  const cited = projectFiles()
    .filter((file) => !file.startsWith('tests/specification'))
    .flatMap((file) => citedSections(readFileSync(file, 'utf8')).map((section) => ({ file, section })))
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ section }) => !sections.includes(section))).toEqual([])
})

test('a statement without an id or a test, and one that stands twice, are faults', () => {
  const document = ['## §1 Part', '| id | what |', '|---|---|', '| 1.1 | does a |', '- 1.2 It does b.'].join('\n')
  const faults = (text: string, ...tagged: string[]) => faultsOfSpecification(text, new Set(tagged))
  expect(faults(document, '1.1', '1.2', 'T1')).toEqual([])
  expect(faults(document.replace('1.2 It', 'It'), '1.1', '1.2')).toEqual([
    '"- It does b." has no id of §1',
    '1.2 is proven but not stated',
  ])
  expect(faults(`${document}\n- 1.2 It does c.`, '1.1', '1.2')).toEqual(['1.2 stands twice'])
  expect(faults(document, '1.1')).toEqual(['1.2 has no test'])
})

test('ids stand at the end of titles', () => {
  const titles = ["'does a [1.1, T2]'", '"b [V1.2.6–8]"', '`c %s [1.2.3]`', "'[1.4] d'"]
  const source = titles.map((title) => `test.each([1])(${title}, () => {})`).join('\n')
  expect(idsInTitles(source)).toEqual(['1.1', 'T2', 'V1.2.6–8', '1.2.3'])
})
