import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowPlainMethods } from './plain-methods'
import { inOrder } from './step'

const server = createServer(
  inOrder([allowPlainMethods], async (asked, answer) => {
    answer.end(`${asked.method} ${asked.url} ${asked.headers['next-router-prefetch'] ?? ''}`)
  }),
)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function seenOf(method: string, path: string, headers = {}) {
  const { port } = server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end()
  const [answer] = await once(asked, 'response')
  return (await text(answer)).trim()
}

test.each<[string, string]>([
  ['GET', '/'],
  ['GET', '/images/a.webp'],
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): [string, string] => [method, '/api/orders']),
  ['POST', '/api'],
  ['POST', '/api?x'],
])('%s %s is handled as it is', async (method, path) => {
  expect(await seenOf(method, path)).toBe(`${method} ${path}`)
})

test.each([
  ['TRACE', '/', 'PATCH /'],
  ['POST', '/', 'PATCH /'],
  ['POST', '/home', 'PATCH /'],
  ['POST', '/apis', 'PATCH /'],
  ['PUT', '/?/api/', 'PATCH /'],
  ['OPTIONS', '/images/a.webp', 'PATCH /'],
  ['PROPFIND', '/login', 'PATCH /'],
  ['TRACE', '/api/orders', 'PATCH /api/orders'],
  ['PROPFIND', '/api/', 'PATCH /api/'],
])('%s %s is handled as %s, a method that no route has [T32, V13.4.2–5]', async (method, path, seen) => {
  expect(await seenOf(method, path)).toBe(seen)
})

test('proxy.ts also runs for requests that claim to be prefetches', async () => {
  expect(await seenOf('POST', '/home', { 'next-router-prefetch': '1' })).toBe('PATCH /')
  expect(await seenOf('GET', '/home', { 'next-router-prefetch': '1' })).toBe('GET /home 1')
})
