import { describe, expect, test } from 'vitest'
import { safeNextPath } from './next-path'

describe('a path of this site is followed after logging in', () => {
  test.each([
    '/',
    '/wallet',
    '/restaurants/7?from=home#menu',
    '/orders?x=https://example.com',
    '/a/../b',
    '/%2F%2Fevil.com',
    '/%5Cevil.com',
    '/@evil.com',
    '/:80',
    '/login?next=//evil.com',
    '/.evil.com',
    '/javascript:alert(1)',
    '/;//evil.com',
    '/?//evil.com',
    '/#//evil.com',
  ])('%s', (path) => {
    expect(safeNextPath(path)).toBe(path)
  })
})

describe('a path that a browser could read as another site leads home [6.3.2, T9, V3.7.1–2]', () => {
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
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'http:evil.com',
    'https:/evil.com',
    '@evil.com',
    '.evil.com',
    ':80',
    '?next=//evil.com',
    '#//evil.com',
    '//evil.com/%2f..',
    '//user@evil.com',
    '//evil%00.com',
    '/\\/evil.com',
    '/\r\n//evil.com',
    '/wallet\r\nSet-Cookie: a=b',
    '/\u2028/evil.com',
    '/\u3000/evil.com',
    '/ /evil.com',
    '\ufeff//evil.com',
    '\u2044\u2044evil.com',
    '/./\\evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '/a/../../..//evil.com',
    '/%2e//evil.com',
    '/a/%2E%2e//evil.com?x#y',
    ['/wallet', '//evil.com'],
    { toString: () => '//evil.com' },
  ])('%o', (next) => {
    expect(safeNextPath(next)).toBe('/home')
  })
})
