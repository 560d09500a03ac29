import { faultsOfNamed, type Proof, proofIn, type Read } from './named-proofs'

/**
 * Reads docs/specification.md: numbered sections, and in them statements, each a list item or a row of a table. The
 * footnotes of a statement name the tests that prove it.
 */

type Statement = { section: string; text: string; notes: string[] }
type Specification = { sections: string[]; statements: Statement[]; notes: { label: string; proofs: Proof[] }[] }

const HEADING = /^##+ §(\S+)/
const STATEMENT = /^(?:- |\| (?!-))/
const NOTE = /^\[\^([^\]]+)\]: (.*)$/

export function parseSpecification(document: string): Specification {
  const specification: Specification = { sections: [], statements: [], notes: [] }
  const { sections, statements, notes } = specification
  const lines = document.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, section] = HEADING.exec(line) ?? []
    const [, label, named = ''] = NOTE.exec(line) ?? []
    const isTableHeader = lines[index + 1]?.startsWith('|-')
    if (section) sections.push(section)
    else if (label) notes.push({ label, proofs: named.split('<br>').flatMap(proofIn) })
    else if (sections.length > 0 && STATEMENT.test(line) && !isTableHeader)
      statements.push({
        section: sections.at(-1) ?? '',
        text: line.replace(/\[\^[^\]]+\]/g, ''),
        notes: [...line.matchAll(/\[\^([^\]]+)\]/g)].map(([, note = '']) => note),
      })
  }
  return specification
}

/** What is wrong with the document, one sentence each; `read` returns null for a file that does not exist. */
export function faultsOfSpecification(document: string, read: Read): string[] {
  const { sections, statements, notes } = parseSpecification(document)
  const labels = notes.map(({ label }) => label)
  const used = statements.flatMap((statement) => statement.notes)
  const texts = statements.map(({ section, text }) => `§${section}: ${text}`)
  return [
    ...repeated(sections).map((section) => `§${section} stands twice`),
    ...repeated(texts).map((text) => `"${text}" stands twice`),
    ...repeated(labels).map((label) => `note ${label} stands twice`),
    ...statements.filter((each) => each.notes.length === 0).map(({ text }) => `"${text}" has no test`),
    ...used.filter((label) => !labels.includes(label)).map((label) => `note ${label} is missing`),
    ...labels.filter((label) => !used.includes(label)).map((label) => `note ${label} belongs to no statement`),
    ...notes.flatMap(({ label, proofs }) =>
      (proofs.length > 0 ? faultsOfNamed({ files: [], proofs }, read) : ['names no test']).map(
        (fault) => `note ${label}: ${fault}`,
      ),
    ),
  ]
}

/** The sections that a text cites, as in 'spec §4' and 'spec §4.2'; a § without a number is the empty one. */
export function citedSections(text: string): string[] {
  return [...text.matchAll(/§(\d+(?:\.\d+)*)?/g)].map(([, section = '']) => section)
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
