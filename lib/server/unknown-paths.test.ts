import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder, type LastStep } from './step'
import { answerUnknownPaths } from './unknown-paths'

/** Answers as the query says: the status and the type of the content, both set or left as they are. */
const answer: LastStep = async (request, response) => {
  const { status, type } = Object.fromEntries(new URL(`http://a${request.url}`).searchParams)
  if (status) response.statusCode = Number(status)
  if (type) response.setHeader('Content-Type', type)
  response.end()
}
const server = createServer(inOrder([answerUnknownPaths], answer))

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

test.each([
  ['/somewhere/else', 404],
  ['/somewhere/else?status=200', 404],
  ['/orders/abc?status=307', 307],
  ['/somewhere/else?status=503', 503],
  ['/home', 200],
  ['/restaurants/1/hours', 200],
  ['/api/nothing', 200],
  ['/images/a.webp', 200],
  ['/images/a.webp?type=image/webp', 200],
  ['/images/?type=text/html', 404],
])('%s is answered %i', async (path, status) => {
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status).toBe(status)
})
