import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { listErrors, storeErrors } from '@/lib/db/error-counts'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import { observe } from './observe'
import { inOrder } from './step'

let origin: string
/** How the server of these tests answers. */
let answer: http.RequestListener
const lines: Record<string, unknown>[] = []
const server = http.createServer(inOrder([observe], async (request, response) => answer(request, response)))

beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  answer = (_, response) => response.end('ok')
  lines.length = 0
  metrics.requests.reset()
  vi.spyOn(log, 'info').mockImplementation((line: unknown) => void lines.push(line as Record<string, unknown>))
})

const logged = () => vi.waitFor(() => expect(lines).not.toEqual([]))

test('the answer, the log and the handler have the same request id [T21, V16.2.1]', async () => {
  let seen: unknown
  answer = (request, response) => {
    seen = request.headers['x-request-id']
    response.writeHead(404).end()
  }
  const { headers } = await fetch(`${origin}/api/orders/7`, { headers: { 'x-request-id': 'forged' } })
  const requestId = headers.get('x-request-id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(seen).toBe(requestId)
  await logged()
  expect(lines).toEqual([
    { requestId, method: 'GET', route: '/api/orders/{id}', status: 404, milliseconds: expect.any(Number) },
  ])
})

test('nothing that a client sends gets into the log [T26, V16.2.2–5, V16.4.1]', async () => {
  await fetch(`${origin}/api/ada@example.com?password=hunter22&next=/account`, {
    method: 'POST',
    headers: { cookie: 'plateful_session=hunter22', authorization: 'Bearer hunter22', 'user-agent': 'hunter22' },
    body: '{"password":"hunter22"}',
  })
  await logged()
  expect(JSON.stringify(lines)).not.toMatch(/hunter22|example|account/)
})

test('a request whose client went away is told apart from an answered one', async () => {
  const stop = new AbortController()
  answer = () => stop.abort()
  await expect(fetch(`${origin}/home`, { signal: stop.signal })).rejects.toThrow()
  await logged()
  expect(lines).toMatchObject([{ route: '/home', status: 499 }])
})

test('requests are counted by method, route and status [V16.3.1–3]', async () => {
  for (const path of ['/api/orders/1', '/api/orders/2/', '/home']) await fetch(origin + path)
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  const { values } = await metrics.requests.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counts).toMatchObject([
    { labels: { method: 'GET', route: '/api/orders/{id}', status: 200 }, value: 2 },
    { labels: { method: 'GET', route: '/home', status: 200 }, value: 1 },
  ])
})

test('calls that the server could not answer are counted for operators, without their ids [4.35.15]', async () => {
  answer = ({ url }, response) => response.writeHead(url?.includes('9') ? 404 : 503).end()
  const paths = ['/api/orders/1', '/api/orders/2', '/api/orders/9', '/api/health', '/home']
  for (const path of paths) await fetch(origin + path)
  await vi.waitFor(() => expect(lines).toHaveLength(paths.length - 1))
  await storeErrors({ db })
  const errors = await listErrors({ db, now: new Date() })
  expect(errors).toEqual([{ place: '/api/orders/{id}', count: 2, lastAt: expect.any(Date) }])
})
