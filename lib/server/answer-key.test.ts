import { describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '@/lib/http/session'
import { answerKey } from './answer-key'

const keyOf = (url: string, headers: Record<string, string> = {}) => answerKey({ method: 'GET', url, headers })?.text

describe('the answer is the same for every visitor', () => {
  test.each([
    '/',
    '/home',
    '/home?cuisine=thai&price=inexpensive,moderate&rating=4&time=30&sort=rating&page=2',
    '/restaurants/12',
    '/menu-items',
    '/menu-items?type=dessert&after=12&page=3',
    '/menu-items/12',
    '/reviews/restaurant/12?page=2',
    '/api/restaurants/',
    '/api/restaurants/12',
    '/api/menu-items',
    '/api/menu-items/12',
    '/api/reviews/restaurant/12',
  ])('%s', (url) => {
    expect(keyOf(url)).toBeDefined()
  })
})

describe('the answer is not kept', () => {
  test.each([
    ['a page that is not public', '/orders'],
    ['a page about the session', '/login'],
    ['an unknown page', '/restaurants/0x1'],
    ['a query that the page does not know', '/home?x=1'],
    ['a value that the page does not know', '/home?cuisine=martian'],
    ['another spelling of a value', '/home?cuisine=Thai'],
    ['a page number in another spelling', '/home?page=01'],
    ['what the router adds, where it does not ask', '/home?_rsc=abc'],
    ['a query twice', '/home?page=2&page=2'],
    ['a review of an order', '/reviews/restaurant/12?orderId=3&restaurantName=Bistro'],
    ['a page of a list of the API', '/api/menu-items?limit=10'],
    ['a call about the session', '/api/auth/'],
    ['a call about the user', '/api/orders/'],
    ['a second question mark', '/home?page=2?'],
  ])('%s', (_, url) => {
    expect(keyOf(url)).toBeUndefined()
  })

  test.each([
    ['a page for a bot, which gets its description at another place', { 'user-agent': 'Bingbot/2.0' }],
    ['a part of an answer', { range: 'bytes=0-10' }],
    ['headers of any length', { rsc: '1', 'next-router-state-tree': 'x'.repeat(5_000) }],
  ])('%s', (_, headers) => {
    expect(keyOf('/home', headers)).toBeUndefined()
  })

  test.each(['POST', 'DELETE', 'PUT'])('an answer to %s', (method) => {
    expect(answerKey({ method, url: '/home', headers: {} })).toBeNull()
  })
})

test('public calls and pages are the same with a session and without', () => {
  const cookie = 'theme=dark'
  const session = `${cookie}; ${SESSION_COOKIE}=sealed`
  for (const url of ['/api/restaurants/12', '/restaurants/12', '/home'])
    expect(keyOf(url, { cookie: session })).toBe(keyOf(url, { cookie }))
})

test('a whole page for a browser without a cookie is an answer of its own', () => {
  const cookie = 'theme=dark'
  expect(keyOf('/home')).not.toBe(keyOf('/home', { cookie }))
  expect(keyOf('/home', { rsc: '1' })).toBe(keyOf('/home', { rsc: '1', cookie }))
  expect(keyOf('/api/restaurants/12')).toBe(keyOf('/api/restaurants/12', { cookie }))
})

test('only visitors get the landing page [4.7.6]', () => {
  expect(keyOf('/', { cookie: `theme=dark; ${SESSION_COOKIE}=sealed` })).toBeUndefined()
})

test('the order of a query makes no difference, and neither does what the router of Next adds to it', () => {
  expect(keyOf('/home?sort=rating&cuisine=thai')).toBe(keyOf('/home?cuisine=thai&sort=rating'))
  expect(keyOf('/home?_rsc=abc', { rsc: '1' })).toBe(keyOf('/home', { rsc: '1' }))
})

test('what Next fetches for a page is another answer than the page', () => {
  const keys = [{}, { rsc: '1' }, { rsc: '1', 'next-router-state-tree': 'tree' }, { rsc: '1', 'next-url': '/home' }]
  expect(new Set(keys.map((headers) => keyOf('/home', headers as Record<string, string>))).size).toBe(keys.length)
})

test('headers of the router count only where it asks', () => {
  expect(keyOf('/home', { 'next-url': '/x', 'next-router-prefetch': '1', rsc: '0' })).toBe(keyOf('/home'))
})

test('only the calls about menu items tell who likes what', () => {
  const showsLikes = (url: string) => answerKey({ method: 'GET', url, headers: {} })?.showsLikes
  expect(['/api/menu-items', '/api/menu-items/3', '/api/restaurants/', '/menu-items/3'].map(showsLikes)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
