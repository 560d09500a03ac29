import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTargetReadable, readableTarget } from './readable-target'
import { inOrder } from './step'

test.each([
  ['/', '/'],
  ['/api/orders/1?x=%', '/api/orders/1?x=%'],
  ['/caf%C3%A9/%25', '/caf%C3%A9/%25'],
  ['/api/orders/%', '/api/orders/%25'],
  ['/api/orders/%zz?a=%zz?b', '/api/orders/%25zz?a=%zz?b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%C0%AE%C0%AE/', '/%25C0%25AE%25C0%25AE/'],
])('the target %s is read as %s', (target, readable) => {
  expect(readableTarget(target)).toBe(readable)
})

let server: http.Server

beforeAll(async () => {
  server = http.createServer(
    inOrder([makeTargetReadable], async (request, response) => void response.end(`${request.method} ${request.url}`)),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => server.close())

function seenBy(method: string, path: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.request({ port, method, path }, (response) => {
      response.setEncoding('utf8').on('data', resolve)
    })
    request.on('error', reject).end()
  })
}

test.each([
  ['GET', '/api/%', 'GET /api/%25'],
  ['DELETE', '/api/orders?a=1', 'DELETE /api/orders?a=1'],
])('%s %s reaches the server as %s', async (method, path, seen) => {
  expect(await seenBy(method, path)).toBe(seen)
})
