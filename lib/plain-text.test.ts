import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '@/tests/project-files'
import { faultOfText, plainText } from './plain-text'

test.each([
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u1112\u1161\u11ab\u1100\u1173\u11af', '\ud55c\uae00'],
  ['  Ada \n', 'Ada'],
  ['Line one\r\n\tline two', 'Line one\r\n\tline two'],
  // Joiners and selectors within a text make distinct letters and pictures.
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['👩\u200d🍳 ❤\ufe0f', '👩\u200d🍳 ❤\ufe0f'],
  ['', ''],
  ['\u200b', ''],
  [' \u200d\u2060\ufeff\u00ad\u3164\u2800\u00a0 ', ''],
  ['\u200f\ufe0f', ''],
])('%j is stored as %j', (text, stored) => {
  expect(plainText(text)).toBe(stored)
})

test.each([
  ['Caf\u00e9 \u05e9\u05dc\u05d5\u05dd\u200e 7\t\r\n', null],
  ['\u0000', 'Must not contain control characters'],
  ['a\u001bb', 'Must not contain control characters'],
  ['a\u007f', 'Must not contain control characters'],
  ['a\u0085b', 'Must not contain control characters'],
  ['a\u009bb', 'Must not contain control characters'],
  ['\u202eesrever', 'Must not contain characters that change the direction of text'],
  ['a\u202ab', 'Must not contain characters that change the direction of text'],
  ['a\u2066b', 'Must not contain characters that change the direction of text'],
  ['a\u2069', 'Must not contain characters that change the direction of text'],
  ['\ud800', 'Must be valid Unicode text'],
  [`a${'\u0301'.repeat(30)}b${'\u0316'.repeat(30)}`, null],
  [`a${'\u0301'.repeat(31)}`, 'Must not have more than 30 accents on one letter'],
])('%j is refused with: %s', (text, fault) => {
  expect(faultOfText(text)).toBe(fault)
})

test('a long run of combining marks is not sorted, which would take quadratic time [5.7.6]', () => {
  const marked = `a${'\u0301'.repeat(31)}\u0316`
  expect(marked.normalize('NFC')).not.toBe(marked)
  expect(plainText(marked)).toBe(marked)
})

test('nothing else in the product normalizes a text', () => {
  const product = /^(app|components|lib)\/.*(?<!\.test)\.tsx?$/
  const files = projectFiles().filter(
    (file) => product.test(file) && readFileSync(file, 'utf8').includes('.normalize('),
  )
  expect(files).toEqual(['lib/plain-text.ts'])
})
