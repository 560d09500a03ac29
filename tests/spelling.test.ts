import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const PLACES = ['README.md', '.env.example', 'app', 'components', 'docs', 'e2e', 'lib', 'prisma', 'scripts', 'tests']
const GENERATED = path.join('lib', 'db', 'generated')
const READ = /\.(tsx?|mjs|css|md|prisma|json|example)$/

/** British spellings of words that are written here; the beginning of a word stands for all of its forms. */
const BRITISH = [
  '(behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap)our',
  '(apolog|author|caramel|custom|emphas|memor|minim|maxim|normal|optim|organ|priorit|real|recogn|serial|summar|util)is(e|ed|er|es|ing|ation)\\b',
  'cancell(ed|ing)',
  '(label|level|model|signal|total|travel)l(ed|ing)\\b',
  '(cent|lit|met|theat)re\\b',
  'analys(e|ed|es|ing)\\b',
  '(defen|licen|offen)ce\\b',
  'catalogue',
  'cosy',
  'grey',
  'judgement',
  'mould',
  'yoghurt',
].map((word) => `(?<![a-z])${word}`)

function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(place, file))
    .filter((file) => READ.test(file) && !file.startsWith(GENERATED) && statSync(file).isFile())
}

test('everything that people read is spelled the American way', () => {
  const british = new RegExp(BRITISH.join('|'), 'gi')
  const files = PLACES.flatMap(filesOf).filter((file) => file !== path.join('tests', 'spelling.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(british)].map(([word]) => `${word} in ${file}`),
  )
  expect(found).toEqual([])
})
