import { describe, expect, test } from 'vitest'
import { CUISINES, cuisineSlug } from './catalog'
import { countFilters, homeHref, NO_FILTER, parseRestaurantFilter, restaurantFilterQuery } from './restaurant-filter'

const everything = {
  search: 'pad thai',
  cuisine: 'Fast Food',
  priceLevels: ['INEXPENSIVE', 'EXPENSIVE'],
  minRatingTenths: 45,
  maxMinutes: 30,
  openNow: true,
  sort: 'delivery-time',
} as const

describe('a filter in a URL [2.3.1]', () => {
  test('every part of a filter is read and written', () => {
    const query =
      'q=pad+thai&cuisine=fast-food&price=inexpensive,expensive&rating=4.5&time=30&open=now&sort=delivery-time'
    expect(restaurantFilterQuery(everything)).toBe(query)
    expect(parseRestaurantFilter(Object.fromEntries(new URLSearchParams(query)))).toEqual(everything)
  })

  test('a filter without limits is written as an empty query', () => {
    expect(restaurantFilterQuery(NO_FILTER)).toBe('')
    expect(parseRestaurantFilter({})).toEqual(NO_FILTER)
  })

  test.each(CUISINES)('%s is known by its slug and by its name', (cuisine) => {
    expect(parseRestaurantFilter({ cuisine: cuisineSlug(cuisine) }).cuisine).toBe(cuisine)
    expect(parseRestaurantFilter({ cuisine }).cuisine).toBe(cuisine)
  })

  test.each([
    { cuisine: 'klingon' },
    { cuisine: '' },
    { price: 'free,,' },
    { rating: '4.2' },
    { rating: 'NaN' },
    { rating: '' },
    { time: '31' },
    { time: '-30' },
    { open: 'later' },
    { sort: 'name' },
    { sort: '__proto__' },
    { page: '2', utm: 'x' },
  ])('unknown values in %o are ignored', (query) => {
    expect(parseRestaurantFilter(query)).toEqual(NO_FILTER)
  })

  test.each([
    [' pad \n thai ', 'pad thai'],
    ['x'.repeat(150), 'x'.repeat(100)],
    ['one two three four five six seven eight nine', 'one two three four five six seven eight'],
    ['\ud83d', '\ufffd'],
    [' ', ''],
  ])('the search %j is %j', (q, search) => {
    expect(parseRestaurantFilter({ q })).toEqual({ ...NO_FILTER, search })
    expect(parseRestaurantFilter({ q: search }).search).toBe(search)
  })

  test('the first of a repeated parameter counts, and price levels are put in one order', () => {
    const query = { cuisine: ['thai', 'greek'], price: ['expensive', ' Inexpensive ,expensive,cheap'] }
    expect(parseRestaurantFilter(query)).toEqual({
      ...NO_FILTER,
      cuisine: 'Thai',
      priceLevels: ['INEXPENSIVE', 'EXPENSIVE'],
    })
  })
})

test('the number of active filters leaves out the sorting', () => {
  expect(countFilters(NO_FILTER)).toBe(0)
  expect(countFilters({ ...NO_FILTER, sort: 'rating' })).toBe(0)
  expect(countFilters(everything)).toBe(6)
})

test('the address of the list has its filter', () => {
  expect([NO_FILTER, { ...NO_FILTER, openNow: true }].map(homeHref)).toEqual(['/home', '/home?open=now'])
})
