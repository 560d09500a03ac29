import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder, type LastStep } from './step'
import { answerUnknownPaths } from './unknown-paths'

/** Answers as the query says: the status and the type of the content, both set or left as they are. */
const answer: LastStep = async (request, response) => {
  response.setHeader('X-Asked', `${request.url?.split('?', 1)}`)
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
  ['/operate', 404],
  ['/operate/orders/1', 404],
  ['/home/../%6Fperate', 404],
])('%s is answered %i', async (path, status) => {
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status).toBe(status)
})

test.each([
  ['/somewhere', '/nowhere'],
  ['/operate/orders/7?q=1', '/nowhere'],
  ['/operate/x.png', '/nowhere.html'],
  ['/a.php', '/nowhere.html'],
  ['/operate.png', '/operate.png'],
  ['/icon.svg', '/icon.svg'],
  ['/home/else', '/home/else'],
  ['/restaurants/x', '/restaurants/x'],
  ['/sitemap/1.xml', '/sitemap/1.xml'],
])('Next is asked for %s as %s [4.39.6]', async (path, asked) => {
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).headers.get('X-Asked')).toBe(asked)
})
