import { expect, test } from 'vitest'
import { titlesIn } from './named-proofs'

test('titles are found in every form in which they are written', () => {
  const source = [
    "test('plain', () => {})",
    'test("with \'quotes\'", () => {})',
    "test('with \\'escapes\\'', () => {})",
    'test(`of a kind`, () => {})',
    "describe('a group', () => {})",
    "test.each(CASES)('each of %s', () => {})",
    "test.each([\n  ['a'],\n])(\n  'on a line of its own',\n  () => {},\n)",
    "expect(text('no title'))",
    "find('no title either', 1)",
  ].join('\n')
  expect([...titlesIn(source)].toSorted()).toEqual(
    [
      'plain',
      "with 'quotes'",
      "with 'escapes'",
      'of a kind',
      'a group',
      'each of %s',
      'on a line of its own',
    ].toSorted(),
  )
})
