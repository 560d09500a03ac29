import { faultsOfProofs, type Proofs, parseProof, type Read } from './named-proofs'

/**
 * Reads docs/specification.md: numbered sections, and in them statements, each a list item or a row of a table that
 * begins with the statement's id. tests/proofs/specification.json names the tests that prove each.
 */

type Statement = { section: string; id: string; text: string }

const HEADING = /^##+ §(\S+)/
const STATEMENT = /^(?:- |\| (?!-))/
const ID = /^(\d+(?:\.\d+)+) (.*)$/

export function parseSpecification(document: string): { sections: string[]; statements: Statement[] } {
  const sections: string[] = []
  const statements: Statement[] = []
  const lines = document.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, section] = HEADING.exec(line) ?? []
    const isTableHeader = lines[index + 1]?.startsWith('|-')
    if (section) sections.push(section)
    else if (sections.length > 0 && STATEMENT.test(line) && !isTableHeader) {
      const [, id = '', text = line] = ID.exec(line.slice(2)) ?? []
      statements.push({ section: sections.at(-1) ?? '', id, text })
    }
  }
  return { sections, statements }
}

/** What is wrong with the document and its proofs, one sentence each; `read` returns null for a file that does not exist. */
export function faultsOfSpecification(document: string, proofs: Proofs, read: Read): string[] {
  const { sections, statements } = parseSpecification(document)
  const ids = statements.map(({ id }) => id)
  const texts = statements.map(({ section, text }) => `§${section}: ${text}`)
  const isProven = (id: string) => proofs[id]?.some((proof) => parseProof(proof).title !== undefined)
  return [
    ...repeated(sections).map((section) => `§${section} stands twice`),
    ...repeated(texts).map((text) => `"${text}" stands twice`),
    ...repeated(ids).map((id) => `${id} stands twice`),
    ...statements
      .filter(({ section, id }) => !id.startsWith(`${section}.`))
      .map(({ section, text }) => `"${text}" has no id of §${section}`),
    ...ids.filter((id) => id !== '' && !isProven(id)).map((id) => `${id} has no test`),
    ...Object.keys(proofs)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is proven but not stated`),
    ...faultsOfProofs(proofs, read),
  ]
}

/** The sections that a text cites, as in 'spec §4' and 'spec §4.2'; a § without a number is the empty one. */
export function citedSections(text: string): string[] {
  return [...text.matchAll(/§(\d+(?:\.\d+)*)?/g)].map(([, section = '']) => section)
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
