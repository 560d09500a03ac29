import { expect, test } from 'vitest'
import { countText, lastPage, pageHref, pageRange, pagingProps, parsePage } from './list-pages'

test.each([
  ['1', 1],
  ['7', 7],
  ['12', 12],
  ['999999', 999_999],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['1e3', 1],
  [' 2', 1],
  ['99999999999999999999', 1],
  [['2'], 1],
  [['2', '3'], 1],
])('reads %o as page %i', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

test.each([
  [1, { firstPage: 1, skip: 0, take: 24 }],
  [2, { firstPage: 1, skip: 0, take: 48 }],
  [10, { firstPage: 1, skip: 0, take: 240 }],
  [11, { firstPage: 11, skip: 240, take: 24 }],
  [23, { firstPage: 21, skip: 480, take: 72 }],
])('page %i shows all pages of its screen up to itself', (page, shown) => {
  expect(pageRange(page)).toEqual({ page, ...shown })
})

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [10_000, 417],
])('a list of %i ends at page %i', (total, page) => {
  expect(lastPage(total)).toBe(page)
})

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
])('%i matches are %s', (total, text) => {
  expect(countText(total)).toBe(text)
})

test('every tenth page starts a new screen, and the last page has no next one', () => {
  const links = (page: number) => {
    const { previous, next } = pagingProps('/home', { page, shown: 24, total: 500 })
    return { previous, next }
  }
  expect(links(1)).toEqual({ previous: null, next: { href: '/home?page=2', isNewScreen: false } })
  expect(links(10)).toEqual({ previous: null, next: { href: '/home?page=11', isNewScreen: true } })
  expect(links(11)).toEqual({ previous: '/home?page=10', next: { href: '/home?page=12', isNewScreen: false } })
  expect(links(21)).toEqual({ previous: '/home?page=20', next: null })
})

test.each([
  [{ page: 1, shown: 10, total: 12, size: 10 }, '10 of 12'],
  [{ page: 11, shown: 24, total: 500 }, '264 of 500'],
  [{ page: 2, shown: 48, total: 10_000 }, '48 of 10,000+'],
])('the progress of %o is %s', (listed, progress) => {
  expect(pagingProps('/home', listed).progress).toBe(progress)
})

test.each([
  ['/home', 1, '/home'],
  ['/home', 2, '/home?page=2'],
  ['/home?sort=name', 2, '/home?sort=name&page=2'],
])('page %s %i is at %s', (path, page, href) => {
  expect(pageHref(path, page)).toBe(href)
})
