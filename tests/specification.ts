import { SCREENS } from '@/lib/api/screens'

/**
 * Reads docs/specification.md: numbered sections, and in them statements, each a list item or a row of a table that
 * begins with the statement's id. The titles of the tests that prove it end in the id.
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

/** What is wrong with the document, one sentence each; `tagged` are the ids in titles of tests. */
export function faultsOfSpecification(document: string, tagged: ReadonlySet<string>): string[] {
  const { sections, statements } = parseSpecification(document)
  const ids = statements.map(({ id }) => id)
  const texts = statements.map(({ section, text }) => `§${section}: ${text}`)
  return [
    ...repeated(sections).map((section) => `§${section} stands twice`),
    ...repeated(texts).map((text) => `"${text}" stands twice`),
    ...repeated(ids).map((id) => `${id} stands twice`),
    ...statements
      .filter(({ section, id }) => !id.startsWith(`${section}.`))
      .map(({ section, text }) => `"${text}" has no id of §${section}`),
    ...ids.filter((id) => id !== '' && !tagged.has(id)).map((id) => `${id} has no test`),
    ...[...tagged].filter((id) => /^\d/.test(id) && !ids.includes(id)).map((id) => `${id} is proven but not stated`),
  ]
}

/** The list of screens in §2.1. */
export function screensInWords(): string {
  return Object.entries(SCREENS)
    .map(
      ([path, { audience, says }]) =>
        `  - \`${path.replaceAll('[', '{').replaceAll(']', '}')}\`, ${audience}: ${says}\n`,
    )
    .join('')
}

/** The sections that a text cites, as in 'spec §4' and 'spec §4.2'; a § without a number is the empty one. */
export function citedSections(text: string): string[] {
  return [...text.matchAll(/§(\d+(?:\.\d+)*)?/g)].map(([, section = '']) => section)
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
