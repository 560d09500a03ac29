import { describe, expect, test } from 'vitest'
import { safeNextPath } from './next-path'

describe('after logging in, a path of this site is gone back to', () => {
  test.each([
    '/',
    '/wallet',
    '/restaurants/7?from=home#menu',
    '/orders?x=https://example.com',
    '/a/../b',
    '/%2F%2Fevil.com',
  ])('%s', (path) => {
    expect(safeNextPath(path)).toBe(path)
  })
})

describe('anything that a browser could read as another site leads home', () => {
  test.each([
    undefined,
    null,
    7,
    ['/wallet'],
    '',
    'wallet',
    'https://evil.com',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    ' /wallet',
    '/wallet\\..',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%o', (next) => {
    expect(safeNextPath(next)).toBe('/home')
  })
})
