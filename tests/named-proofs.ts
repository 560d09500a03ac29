import { existsSync, readFileSync } from 'node:fs'

/** Reads the tables of documents that say which file does something and which test proves it. */

export type Proof = { file: string; title: string }

/** The source of a file, or null when it is not there. */
export type Read = (file: string) => string | null

/** Reads the files of the project, each once. */
export function projectReader(): Read {
  const sources = new Map<string, string | null>()
  return (file) => {
    const known = sources.get(file)
    if (known !== undefined) return known
    const source = existsSync(file) ? readFileSync(file, 'utf8') : null
    sources.set(file, source)
    return source
  }
}

/** The cells of a row of a table; the last one may be empty. */
export function cellsOf(line: string): string[] {
  return line
    .replace(/^\| | \|$/g, '')
    .split(/ \|(?: |$)/)
    .map((cell) => cell.trim())
}

/** The texts in code marks. */
export const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The test that a part of a cell names: its file in code marks, a colon, its title. */
export function proofIn(part: string): Proof[] {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(part.trim()) ?? []
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

/** What is wrong with the files and tests that a document names. */
export function faultsOfNamed({ files, proofs }: { files: string[]; proofs: Proof[] }, read: Read): string[] {
  return [
    ...files.filter((file) => read(file) === null).map((file) => `${file} does not exist`),
    ...proofs.flatMap((proof) => faultsOfProof(proof, read)),
  ]
}

function faultsOfProof({ file, title }: Proof, read: Read): string[] {
  const source = read(file)
  if (source === null) return [`${file} does not exist`]
  if (!/\.(test|spec)\.ts$/.test(file)) return [`${file} is no file of tests`]
  return titlesIn(source).has(title) ? [] : [`${file} has no test "${title}"`]
}
