import { expect, test } from 'vitest'
import {
  ALLERGEN_TITLES,
  ALLERGENS,
  allergensText,
  DIETARY_TAGS,
  DIETARY_TITLES,
  dietQuery,
  parseDiet,
  textOf,
  wordsIn,
} from './dietary'

test('every word of the lists has a title, and none has a space, which separates them [3.3.5]', () => {
  expect(DIETARY_TAGS.toSorted()).toEqual(Object.keys(DIETARY_TITLES).toSorted())
  expect(ALLERGENS.toSorted()).toEqual(Object.keys(ALLERGEN_TITLES).toSorted())
  expect(ALLERGENS).toHaveLength(14)
  expect([...DIETARY_TAGS, ...ALLERGENS].filter((word) => /\s/.test(word))).toEqual([])
})

test.each([
  [[], ''],
  [['vegan'], 'vegan'],
  [['spicy', 'vegan', 'spicy'], 'vegan spicy'],
  [[...DIETARY_TAGS], DIETARY_TAGS.join(' ')],
] as const)('%j is stored as %j', (words, text) => {
  expect(textOf(DIETARY_TAGS, words)).toBe(text)
  expect(wordsIn(DIETARY_TAGS, text)).toEqual(DIETARY_TAGS.filter((word) => words.some((one) => one === word)))
})

test('words that the list no longer has are left out', () => {
  expect(wordsIn(DIETARY_TAGS, 'vegan organic')).toEqual(['vegan'])
  expect(wordsIn(ALLERGENS, 'nuts peanuts')).toEqual(['peanuts', 'nuts'])
})

test.each([
  ['vegan', ['vegan'], 'diet=vegan'],
  ['spicy,vegan', ['vegan', 'spicy'], 'diet=vegan,spicy'],
  ['vegan,vegan,meat', ['vegan'], 'diet=vegan'],
  ['', [], ''],
  ['meat', [], ''],
  [undefined, [], ''],
  [['vegan', 'spicy'], [], ''],
])('the filter %j is %j, in one spelling', (text, tags, query) => {
  expect(parseDiet(text)).toEqual(tags)
  expect(dietQuery(parseDiet(text))).toBe(query)
})

test('the allergens of an item are named, and without any one asks the restaurant [4.20.11]', () => {
  expect(allergensText(['milk', 'sesame'])).toBe('Milk, Sesame seeds')
  expect(allergensText([])).toBe('Ask the restaurant')
})
