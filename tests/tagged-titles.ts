import { readFileSync } from 'node:fs'
import { projectFiles } from './project-files'

/** Titles of tests end in the ids of what they prove: 'a ticket is void once its order is canceled [2.1.21, T7]'. */
const TAGS =
  /(?:\b(?:test|describe)|\))\(\s*(?:'(?:[^'\\\n]|\\.)* \[([^\]\n]+)\]'|"[^"\n]* \[([^\]\n]+)\]"|`[^`]* \[([^\]\n]+)\]`)\s*,/g
/** The id of a statement of the specification, a threat, or a requirement of the assessment. */
const ID = /^(?:\d+(?:\.\d+)+|T\d+|V\d+\.\d+\.\d+(?:–\d+)?)$/

/** The ids in the titles of tests, and of the groups around them. */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(TAGS)]
    .flatMap(([, single, double, template]) => (single ?? double ?? template ?? '').split(', '))
    .filter((id) => ID.test(id))
}

/** The ids in the titles of all tests of the project. */
export function taggedIds(): ReadonlySet<string> {
  const files = projectFiles().filter((file) => /\.(test|spec)\.ts$/.test(file))
  return new Set(files.flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))))
}
