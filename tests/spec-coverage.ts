import { cellsOf, codeIn, faultsOfNamed, type Proof, proofIn, type Read } from './named-proofs'

/** Reads docs/spec-coverage.md: which statement of the specification is done where, and what proves it. */

export type CoverageRow = { section: string; statement: string; files: string[]; proofs: Proof[] }

/** The parts that the document must have rows for: the sections of the specification, and what it leaves open. */
export const SECTIONS = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9', 'Decisions']

/** The rows of all tables, in order, each under the heading that begins its part. */
export function parseCoverage(document: string): CoverageRow[] {
  let section = ''
  return document.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3).split(' ')[0] ?? ''
    if (!line.startsWith('| ') || line === HEADER) return []
    const [statement = '', files = '', proofs = ''] = cellsOf(line)
    return { section, statement, files: codeIn(files), proofs: proofs.split('<br>').flatMap(proofIn) }
  })
}

export const HEADER = '| statement | done in | proven by |'

/** What is wrong with the document, a sentence each; `read` answers null for a file that is not there. */
export function faultsOf(document: string, read: Read): string[] {
  const rows = parseCoverage(document)
  const covered = new Set(rows.map(({ section }) => section))
  const missing = SECTIONS.filter((section) => !covered.has(section))
  return [
    ...missing.map((section) => `${section} has no rows`),
    ...rows.flatMap((row) => faultsOfRow(row, read).map((fault) => `${row.section}, "${row.statement}": ${fault}`)),
  ]
}

function faultsOfRow(row: CoverageRow, read: Read): string[] {
  return [
    ...(row.files.length === 0 ? ['no file'] : []),
    ...(row.proofs.length === 0 ? ['no test'] : []),
    ...faultsOfNamed(row, read),
  ]
}
