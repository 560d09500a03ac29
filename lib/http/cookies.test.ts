import { expect, test } from 'vitest'
import { readCookies, setCookie } from './cookies'

test.each([
  [null, {}],
  ['', {}],
  ['a=1; b=2', { a: '1', b: '2' }],
  // Browsers send the cookie of the most specific path first.
  ['a=1; a=2', { a: '1' }],
  ['nonsense; =x; a = 1 ;;', { '': 'x', a: '1' }],
  ['toString=1', { toString: '1' }],
  ['a=x=y', { a: 'x=y' }],
  ['a=%', { a: '%' }],
])('%j has the cookies %j', (header, cookies) => {
  expect({ ...readCookies(header) }).toEqual(cookies)
})

test('names that objects inherit are no cookies', () => {
  expect(readCookies('a=1').toString).toBeUndefined()
})

test('a value cannot add cookie attributes', () => {
  expect(setCookie('a', '1; Domain=example.com', { maxAge: 1, httpOnly: true })).not.toContain('; Domain')
})
