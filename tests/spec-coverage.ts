/** Reads docs/spec-coverage.md: which statement of the specification is done where, and what proves it. */

export type Proof = { file: string; title: string }
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

function cellsOf(line: string): string[] {
  return line
    .replace(/^\| | \|$/g, '')
    .split(' | ')
    .map((cell) => cell.trim())
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

function proofIn(text: string): Proof[] {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(text.trim()) ?? []
  return file && title ? [{ file, title }] : []
}

/** The titles of the tests in a file and of the groups around them, as they are written. */
export function titlesIn(source: string): Set<string> {
  const titles = new Set<string>()
  const opening = /(?:\b(?:test|describe)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)\s*,/g
  for (const [, single, double, template] of source.matchAll(opening)) {
    titles.add((single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'))
  }
  return titles
}

/** What is wrong with the document, a sentence each; `read` answers null for a file that is not there. */
export function faultsOf(document: string, read: (file: string) => string | null): string[] {
  const rows = parseCoverage(document)
  const covered = new Set(rows.map(({ section }) => section))
  const missing = SECTIONS.filter((section) => !covered.has(section))
  return [
    ...missing.map((section) => `${section} has no rows`),
    ...rows.flatMap((row) => faultsOfRow(row, read).map((fault) => `${row.section}, "${row.statement}": ${fault}`)),
  ]
}

function faultsOfRow({ files, proofs }: CoverageRow, read: (file: string) => string | null): string[] {
  const faults: string[] = []
  if (files.length === 0) faults.push('no file')
  if (proofs.length === 0) faults.push('no test')
  for (const file of files) if (read(file) === null) faults.push(`${file} does not exist`)
  for (const { file, title } of proofs) {
    const source = read(file)
    if (source === null) faults.push(`${file} does not exist`)
    else if (!/\.(test|spec)\.ts$/.test(file)) faults.push(`${file} is no file of tests`)
    else if (!titlesIn(source).has(title)) faults.push(`${file} has no test "${title}"`)
  }
  return faults
}
