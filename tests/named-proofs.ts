import { existsSync, readFileSync } from 'node:fs'

/**
 * Reads what proves the entries of a document. Each entry of the document has an id; the file of proofs names under that
 * id a file, or a file and the title of a test in it: 'lib/a.ts', 'lib/a.test.ts: does a'.
 */

export type Proofs = Readonly<Record<string, readonly string[]>>

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

/** The file of a proof, and the title of its test when it names one. */
export function parseProof(proof: string): { file: string; title: string | undefined } {
  const [, file = proof, title] = /^(\S+): (.+)$/.exec(proof) ?? []
  return { file, title }
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

/** What is wrong with the proofs, each fault after the id of its entry. */
export function faultsOfProofs(proofs: Proofs, read: Read): string[] {
  return Object.entries(proofs).flatMap(([id, named]) =>
    named.flatMap((proof) => faultsOfProof(proof, read).map((fault) => `${id}: ${fault}`)),
  )
}

function faultsOfProof(proof: string, read: Read): string[] {
  const { file, title } = parseProof(proof)
  const source = read(file)
  if (source === null) return [`${file} does not exist`]
  if (title === undefined) return []
  if (!/\.(test|spec)\.ts$/.test(file)) return [`${file} is no file of tests`]
  return titlesIn(source).has(title) ? [] : [`${file} has no test "${title}"`]
}
