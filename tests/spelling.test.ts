import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files'

/** British spellings of words that are used here, each standing for all words that begin with it. */
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

test('all texts use American spelling', () => {
  const british = new RegExp(BRITISH.join('|'), 'gi')
  const files = projectFiles().filter((file) => file !== path.join('tests', 'spelling.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(british)].map(([word]) => `${word} in ${file}`),
  )
  expect(found).toEqual([])
})
