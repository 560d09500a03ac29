import { expect, test } from 'vitest'
import { menuItemEditBody } from './schemas'

const textsOf = (current: string, values: object) =>
  menuItemEditBody(current)
    .safeParse(values)
    .error?.issues.map((issue) => issue.message) ?? []

test('an existing name that breaks the rule may stay, but not be changed to another such name [5.4.2]', () => {
  expect(textsOf('7UP', { name: '7UP' })).toEqual([])
  expect(textsOf('7UP', { name: ' 7UP ' })).toEqual([])
  expect(textsOf('7UP', { name: '8UP' })).toEqual(["Name may only contain letters and spaces, not '8'"])
  expect(textsOf('7UP', { name: 'Crème brûlée' })).toEqual([])
  expect(textsOf('7UP', { name: '' })).toContain('Name is required')
})

test.each([
  ['Fish & Chips XL', "'&'"],
  ["Ada's", `"'"`],
  ['Ramen 🍜', "'🍜'"],
  ['Fish\u00a0Soup', 'invisible characters'],
  ['Fish\tSoup', 'invisible characters'],
])('the error for a rename to %j names %s [5.4.2]', (name, character) => {
  expect(textsOf('Fish & Chips', { name: 'Fish & Chips' })).toEqual([])
  expect(textsOf('Fish & Chips', { name })).toEqual([`Name may only contain letters and spaces, not ${character}`])
})

test('a wrong name does not hide other mistakes', () => {
  expect(textsOf('Soup', { name: 'Soup 2', price: 0 })).toEqual([
    "Name may only contain letters and spaces, not '2'",
    'Price must be a number above 0 and at most 10,000, with at most two decimals',
  ])
})
