import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseUnclearTargets } from './clear-target'
import { inOrder } from './step'

const server = createServer(
  { requireHostHeader: false },
  inOrder([refuseUnclearTargets], async (request, response) => void response.end(`asked for ${request.url}`)),
)

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

function answerTo(...head: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test.each([
  ['GET * HTTP/1.1', 'Host: a'],
  ['OPTIONS * HTTP/1.1', 'Host: a'],
  ['GET http://evil.example/home HTTP/1.1', 'Host: a'],
  ['GET / HTTP/1.1', 'Host: a', 'Host: b'],
  ['GET / HTTP/1.1', 'Host: a', 'host: a'],
  ['GET / HTTP/1.1', 'X-A: b'],
])('%s with %s is answered 400', async (...head) => {
  const answer = await answerTo(...head)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('{"message":"Bad request","error":"Bad request","errors":{}}')
})

test.each(['//api/auth', '/api//auth', '/api/orders//1', '///api', '//api?a=b', '/api/auth//'])(
  'a call of %s is answered 404, never redirected',
  async (target) => {
    const answer = await answerTo(`POST ${target} HTTP/1.1`, 'Host: a')
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('{"message":"Not found","error":"Not found","errors":{}}')
  },
)

test.each([
  ['GET /api/search?q=// HTTP/1.1', 'Host: a'],
  ['GET //home HTTP/1.1', 'Host: a'],
])('%s is left to Next', async (...head) => {
  expect(await answerTo(...head)).toContain('asked for /')
})

test.each([
  ['GET / HTTP/1.1', 'Host: a'],
  ['GET / HTTP/1.1', 'Host: host', 'X-A: host'],
  ['GET / HTTP/1.0', 'X-A: b'],
])('%s with %s is handled', async (...head) => {
  expect(await answerTo(...head)).toContain('asked for /')
})
