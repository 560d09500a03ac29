import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuseOtherMethods } from './refuse-methods'

let handled: string[] = []
const server = createServer((asked, answer) => {
  handled.push(`${asked.method} ${asked.url}`)
  answer.end()
})

beforeAll(async () => {
  refuseOtherMethods()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  handled = []
})

async function ask(method: string, path: string) {
  const { port } = server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, method, path, agent: false }).end()
  const [answer] = await once(asked, 'response')
  return answer
}

describe('the listeners of the server are handed', () => {
  test.each<[string, string]>([
    ['GET', '/'],
    ['HEAD', '/home?x=1'],
    ['GET', '/images/a.webp'],
    ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): [string, string] => [
      method,
      '/api/orders',
    ]),
    ['POST', '/api'],
    ['POST', '/api?x'],
  ])('%s %s', async (method, path) => {
    expect((await ask(method, path)).statusCode).toBe(200)
    expect(handled).toEqual([`${method} ${path}`])
  })
})

describe('nobody but us sees', () => {
  test.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/home', 'GET, HEAD'],
    ['POST', '/apis', 'GET, HEAD'],
    ['PUT', '/?/api/', 'GET, HEAD'],
    ['OPTIONS', '/images/a.webp', 'GET, HEAD'],
    ['PROPFIND', '/login', 'GET, HEAD'],
    ['TRACE', '/api/orders', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/api/', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ])('%s %s', async (method, path, allow) => {
    const answer = await ask(method, path)
    expect([answer.statusCode, answer.headers.allow, answer.headers.connection]).toEqual([405, allow, 'close'])
    expect(await json(answer)).toEqual({ message: 'Method not allowed', error: 'Method not allowed', errors: {} })
    expect(handled).toEqual([])
  })
})
