import { expect, test } from 'vitest'
import { askedPath } from './asked-path'

test.each([
  ['/orders', '/orders'],
  ['/orders?order=12', '/orders?order=12'],
  ['/orders?order=12&_rsc=1abc', '/orders?order=12'],
  ['/orders?_rsc=1abc', '/orders'],
  ['/orders?q=a%20b%26c', '/orders?q=a+b%26c'],
])('the request %s is for the path %s [6.3.2]', (target, path) => {
  expect(askedPath(new URL(target, 'http://localhost:3000'))).toBe(path)
})
