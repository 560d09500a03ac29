import { describe, expect, test } from 'vitest'
import { formatRating, ratingTenths, THUMBS_UP_FROM } from './rating'

describe('the mean of the ratings has one decimal, rounded half up [3.2.2]', () => {
  test.each([
    [0, 0, null],
    [5, 1, 50],
    [1, 1, 10],
    [9, 2, 45],
    // 4.25 and 4.75: both are rounded up.
    [17, 4, 43],
    [19, 4, 48],
    [13, 3, 43],
    [14, 3, 47],
    // 3.05 is slightly less as a binary fraction, which must not matter.
    [61, 20, 31],
    [249, 50, 50],
    [5_000_000, 1_000_000, 50],
  ])('a sum of %i over %i reviews gives %s tenths', (sum, count, tenths) => {
    expect(ratingTenths(sum, count)).toBe(tenths)
  })
})

test.each([
  [null, ''],
  [4, '4.0'],
  [4.3, '4.3'],
  [5, '5.0'],
])('%s is shown as %o', (rating, text) => {
  expect(formatRating(rating)).toBe(text)
})

test('a rating of three stars or more is a thumbs-up [9.4.1]', () => expect(THUMBS_UP_FROM).toBe(3))
