import { describe, expect, test } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import nextConfig from '@/next.config.mjs'
import { ENDPOINTS } from './api'
import { loadRoute, METHODS, matchRoute, ROUTE_FILES } from './route-modules'

/** The calls of the contract that Plateful was built for, word for word. The other endpoints are additions. */
const CONTRACT = `
GET /api/orders/
POST /api/orders/
GET /api/orders/{id}
PUT /api/orders/{id}/submit
GET /api/auth/
POST /api/auth/login
POST /api/auth/signup
GET /api/auth/logout
PUT /api/users/wallet/{id}
PUT /api/users/wallet/deduct/{id}
PUT /api/users/{id}
PUT /api/users/pfp/{id}
POST /api/users/demo/{id}
GET /api/reviews/user
GET /api/reviews/restaurant/{id}
POST /api/reviews/
PUT /api/reviews/{id}
DELETE /api/reviews/{id}
GET /api/menu-items
GET /api/menu-items/{id}
POST /api/menu-items/
PUT /api/menu-items/{id}
DELETE /api/menu-items/{id}
GET /api/restaurants/
GET /api/restaurants/current
POST /api/restaurants/
GET /api/restaurants/{id}
GET /api/manage/
PUT /api/manage/{id}
DELETE /api/manage/{id}?type=soft or hard
PUT /api/manage/{id}/reactivate
GET /api/manage/{restaurantId}/menu
`

/** Routes without a contract: pictures, the health checks, the document and its page, and unknown paths. */
const WITHOUT_CONTRACT = [
  '/api',
  '/api/{...path}',
  '/api/docs',
  '/api/health',
  '/api/health/ledger',
  '/api/health/live',
  '/api/health/ready',
  '/api/images/{hash}',
  '/api/metrics',
  '/api/openapi.json',
]

/** Method and path, without the slash at the end, the query and the name of a parameter. */
function calls(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/\?.*/, '')
        .replace(/\/$/, '')
        .replace(/\{\w+\}/g, '{id}'),
    )
}

const named = ({ method, path }: Endpoint) => `${method} ${path}`

test('every call of the contract is an endpoint [7.1.2]', () => {
  const served = ENDPOINTS.map(([, call]) => named(call))
  expect(calls(CONTRACT).filter((call) => !served.includes(call))).toEqual([])
})

test('no two endpoints share method and path', () => {
  expect(new Set(ENDPOINTS.map(([, call]) => named(call))).size).toBe(ENDPOINTS.length)
})

test('the deletion of a restaurant takes the type in its query', () => {
  const [, removal] = ENDPOINTS.find(([name]) => name === 'removeRestaurant') ?? []
  for (const type of ['soft', 'hard']) expect(removal?.query?.safeParse({ type }).success).toBe(true)
})

describe('every endpoint has a route that handles it [7.1.1, V2.2.1–3]', () => {
  test.each(ENDPOINTS)('%s', async (_, endpoint) => {
    const file = ROUTE_FILES.get(endpoint.path)
    expect(file).toBeDefined()
    const module = await loadRoute(file ?? '')
    expect(module[endpoint.method]?.endpoint).toBe(endpoint)
    // Both forms of the path, with a slash and without, lead there.
    const path = endpoint.path.replace('{id}', '1')
    expect([matchRoute(path).file, matchRoute(`${path}/`).file]).toEqual([file, file])
  })
})

describe('every route belongs to an endpoint [7.1.1, V6.3.4]', () => {
  test.each([...ROUTE_FILES])('%s', async (path, file) => {
    const module = await loadRoute(file)
    const handled = METHODS.flatMap((method) => module[method]?.endpoint ?? [])
    const documented = ENDPOINTS.map(([, endpoint]) => endpoint).filter((endpoint) => endpoint.path === path)
    expect(handled.map(named).toSorted()).toEqual(documented.map(named).toSorted())
    expect(handled.length > 0).toBe(!WITHOUT_CONTRACT.includes(path))
  })

  test('every route has an answer for every method', async () => {
    for (const [path, file] of ROUTE_FILES) {
      if (path === '/api/docs' || path === '/api/openapi.json') continue
      const module = await loadRoute(file)
      expect(METHODS.filter((method) => typeof module[method] !== 'function')).toEqual([])
    }
  })
})

describe('every endpoint states what it needs [7.1.42]', () => {
  test.each(ENDPOINTS)('%s', (_, { method, path, params, body, cacheable, idempotent, auth, status }) => {
    expect(params !== undefined).toBe(path.includes('{id}'))
    if (method === 'GET') expect([body, idempotent]).toEqual([undefined, undefined])
    // An answer that is cached for everyone cannot depend on a session.
    if (cacheable) expect([method, auth]).toEqual(['GET', 'public'])
    // A key belongs to a user.
    if (idempotent) expect(['user', 'account', 'operator']).toContain(auth)
    if (status === 201) expect(method).toBe('POST')
  })
})

test('a slash at the end of a path does not redirect [7.2.1]', () => {
  expect(nextConfig).toMatchObject({ skipTrailingSlashRedirect: true })
})
