import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowPlainMethods } from './plain-methods'
import { onEachRequest } from './register'

const server = createServer((asked, answer) =>
  answer.end(`${asked.method} ${asked.url} ${asked.headers['next-router-prefetch'] ?? ''}`),
)

beforeAll(async () => {
  onEachRequest([allowPlainMethods])
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
])('%s %s is seen as it is', async (method, path) => {
  expect(await seenOf(method, path)).toBe(`${method} ${path}`)
})

test.each([
  ['TRACE', '/'],
  ['POST', '/'],
  ['POST', '/home'],
  ['POST', '/apis'],
  ['PUT', '/?/api/'],
  ['OPTIONS', '/images/a.webp'],
  ['PROPFIND', '/login'],
  ['TRACE', '/api/orders'],
  ['PROPFIND', '/api/'],
])('%s %s is seen as a method that nothing has', async (method, path) => {
  expect(await seenOf(method, path)).toBe(`PATCH ${path}`)
})

test('what proxy.ts would not see as a page to be refused, it sees', async () => {
  expect(await seenOf('POST', '/home', { 'next-router-prefetch': '1' })).toBe('PATCH /home')
  expect(await seenOf('GET', '/home', { 'next-router-prefetch': '1' })).toBe('GET /home 1')
})
