import { expect, test } from 'vitest'
import { parseStars, starsHref, starsText } from './stars'

test('a filter has 1 to 5 stars; anything else shows all reviews', () => {
  expect(['1', '5', '0', '6', '05', '4.5', '', undefined, null, ['5', '4']].map(parseStars)).toEqual([
    1,
    5,
    ...Array(8).fill(null),
  ])
})

test('the filter is in the address, beside what is there', () => {
  expect([starsHref('/reviews', 4), starsHref('/reviews?orderId=1', 4), starsHref('/reviews', null)]).toEqual([
    '/reviews?stars=4',
    '/reviews?orderId=1&stars=4',
    '/reviews',
  ])
})

test('one star is singular', () => {
  expect([starsText(1), starsText(5)]).toEqual(['1 star', '5 stars'])
})
