/**
 * Reads docs/security.md: threats and defenses, and the assessment by OWASP ASVS 5.0.0. Titles of tests end in the
 * number of the line that they prove; a line without a test names a file, or quotes a heading.
 */

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. They are numbered first in their section, so
 * the count tells which they are.
 */
const REQUIREMENTS: Record<string, Record<number, number>> = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  V17: { 1: 1, 2: 4, 3: 2 },
}

/** Every requirement of levels 1 and 2, in order. */
export const REQUIREMENT_IDS = Object.entries(REQUIREMENTS).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
  ),
)

const VERDICTS = ['met', 'partly', 'not met', 'not applicable'] as const

type Assessment = { label: string; ids: string[]; verdict: string; reason: string; line: string }

/** The lines of the assessment. A line may stand for several requirements: 'V1.2.6–8', or a chapter, 'V10.*'. */
export function parseAssessment(document: string): Assessment[] {
  return [...document.matchAll(LINE)].flatMap(([line, label = '', verdict = '', reason = '']) => {
    const ids = requirementsOf(label)
    return ids.length > 0 ? [{ label, ids, verdict: verdict.toLowerCase(), reason, line }] : []
  })
}

/** A requirement in short, the verdict, and often a reason: '- V1.1.1 Input is decoded once. Met: by Next.' */
const LINE = /^- (V\S+) .+?\. ([A-Z][a-z]+(?: [a-z]+)?)(?:: (.+))?\.$/gm

function requirementsOf(label: string): string[] {
  if (label.endsWith('.*')) return REQUIREMENT_IDS.filter((id) => id.startsWith(label.slice(0, -1)))
  const [, section, first, last = first] = /^(V\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(label) ?? []
  if (!section) return []
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
}

/** The sentence of the document that sums the assessment up. */
export function countSentence(assessments: readonly Assessment[]): string {
  const counts = VERDICTS.map((verdict) => {
    const requirements = assessments.filter((each) => each.verdict === verdict).flatMap(({ ids }) => ids)
    return `${requirements.length} ${verdict}`
  })
  return `Of these requirements: ${counts.join(', ')}.`
}

/** The ids of the threats, in order. */
const threatsOf = (document: string) => [...document.matchAll(/^- (T\d+) /gm)].map(([, id = '']) => id)

/** What is wrong with the document, one sentence each; `tagged` are the ids in titles of tests. */
export function faultsOfSecurity(
  document: string,
  tagged: ReadonlySet<string>,
  exists: (file: string) => boolean,
): string[] {
  const assessments = parseAssessment(document)
  const assessed = assessments.flatMap(({ ids }) => ids)
  const threats = threatsOf(document)
  const stated = [...threats, ...assessments.map(({ label }) => label)]
  const lines = document.split('\n')
  const isShown = (id: string, text: string) => tagged.has(id) || filesIn(text).length > 0 || quotesHeading(text, lines)
  return [
    ...REQUIREMENT_IDS.filter((id) => !assessed.includes(id)).map((id) => `${id} has no line`),
    ...assessed.filter((id) => !REQUIREMENT_IDS.includes(id)).map((id) => `${id} is no requirement of level 1 or 2`),
    ...[...assessed, ...threats].filter((id, at, all) => all.indexOf(id) !== at).map((id) => `${id} has two lines`),
    ...assessments.flatMap((each) =>
      faultsOfAssessment(each, isShown(each.label, each.line)).map((fault) => `${each.label} ${fault}`),
    ),
    ...threats
      .filter((id) => !isShown(id, lines.find((line) => line.startsWith(`- ${id} `)) ?? ''))
      .map((id) => `${id} is stopped by nothing that is shown`),
    ...[...tagged]
      .filter((id) => /^[TV]/.test(id) && !stated.includes(id))
      .map((id) => `${id} is shown but not stated`),
    ...[countSentence(assessments)]
      .filter((sentence) => !lines.includes(sentence))
      .map((sentence) => `"${sentence}" is missing`),
    ...[...new Set(filesIn(document))].filter((file) => !exists(file)).map((file) => `${file} does not exist`),
  ]
}

const quotesHeading = (text: string, lines: readonly string[]) =>
  [...text.matchAll(/'([^']+)'/g)].some(([, quoted]) =>
    lines.some((line) => line === `### ${quoted}` || line === `## ${quoted}`),
  )

function faultsOfAssessment({ verdict, reason }: Assessment, isShown: boolean): string[] {
  if (!VERDICTS.some((each) => each === verdict)) return [`is neither met nor not: "${verdict}"`]
  if (verdict !== 'met' && reason === '') return [`is ${verdict} without a reason`]
  return (verdict === 'met' || verdict === 'partly') && !isShown ? [`is ${verdict}, and nothing shows it`] : []
}

const FOLDERS = /^(?:app|components|docs|e2e|lib|prisma|scripts|tests|bench|deploy)\//
const FILE = /^[\w.@()[\]-][\w.@()[\]/-]*\.(?:ts|tsx|mjs|md|json|sql|prisma)$|^\.(?:env\.example|gitignore)$/

/** The files that the document names in code marks. */
function filesIn(document: string): string[] {
  return [...document.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => FOLDERS.test(code) || FILE.test(code))
}
