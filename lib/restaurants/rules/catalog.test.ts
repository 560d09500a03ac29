import { expect, test } from 'vitest'
import { CUISINES, cuisinePicture, PRICE_LEVEL_SIGNS, PRICE_LEVELS } from './catalog'

test('the cuisines are the twenty of the specification, in its order [9.5.1]', () => {
  expect(CUISINES.join(', ')).toBe(
    'American, Chinese, Italian, Japanese, Mexican, Indian, Thai, Mediterranean, Korean, Vietnamese, Greek, Spanish, ' +
      'Seafood, Pizza, Vegetarian, Vegan, Breakfast, Fast Food, Caribbean, Soul Food',
  )
  expect(new Set(CUISINES).size).toBe(20)
})

test('the price levels are shown by signs [9.5.2]', () => {
  expect(PRICE_LEVELS.map((level) => `${level} ${PRICE_LEVEL_SIGNS[level]}`)).toEqual([
    'INEXPENSIVE $',
    'MODERATE $$',
    'EXPENSIVE $$$',
    'VERY_EXPENSIVE $$$$',
  ])
})

test('a cuisine has a picture of its name', () => {
  expect(cuisinePicture('Fast Food')).toBe('/images/cuisines/fast-food.webp')
})
