import { expect, test } from 'vitest'
import { ROUTE_FILES, SCREENS } from '@/tests/route-modules'
import { routeName } from './route-name'

test.each([
  ['/api/orders', '/api/orders'],
  ['/api/orders/', '/api/orders'],
  ['/api/orders/12/submit', '/api/orders/{id}/submit'],
  ['/api/manage/3/menu/', '/api/manage/{id}/menu'],
  ['/api/users/wallet/deduct/7', '/api/users/wallet/deduct/{id}'],
  [`/api/images/${'0a'.repeat(32)}`, '/api/images/{hash}'],
  ['/api/', '/api'],
  ['/api/orders/ada@example.com', '/api/…'],
  ['/api/secret', '/api/…'],
  ['/apiary', '/…'],
  ['/', '/'],
  ['/restaurants/12', '/restaurants/[id]'],
  ['/restaurants/12/', '/restaurants/[id]'],
  ['/restaurants/new', '/restaurants/new'],
  ['/restaurants/ada', '/…'],
  ['/ada@example.com', '/…'],
  ['/api/docs', '/api/docs'],
  ['/_next/static/chunks/1.js', 'asset'],
  ['/images/cuisines/thai.webp', 'asset'],
  ['/icon.svg', 'asset'],
])('%s is counted under the route %s', (pathname, name) => {
  expect(routeName(pathname)).toBe(name)
})

test('every route of the API has a name of its own', () => {
  const paths = [...ROUTE_FILES.keys()].filter((path) => path !== '/api/{...path}')
  const asked = paths.map((path) => path.replace('{hash}', 'f'.repeat(64)).replaceAll(/\{[^}]+\}/g, '12'))
  expect(new Set(asked.map(routeName)).size).toBe(paths.length)
  expect(asked.map(routeName)).not.toContain('/api/…')
})

test('every screen is named by its route', () => {
  for (const screen of SCREENS) expect(routeName(screen.replaceAll(/\[[^\]]+\]/g, '12'))).toBe(screen)
})
