import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { test } from './fixtures'

/** Attacks on the HTTP layer. */

async function answerTo(url: string, method: string, headers = {}) {
  const [answer]: IncomingMessage[] = await once(ask(url, { method, headers, agent: false }).end(), 'response')
  return { status: answer?.statusCode, allow: answer?.headers.allow, body: answer ? await text(answer) : '' }
}

test('a method that a path does not have is refused as JSON [T32, V13.4.2–5]', async ({ baseURL }) => {
  const refusal = { status: 405, body: expect.stringContaining('"message":"Method not allowed"') }
  for (const [method, path, headers] of [
    ['TRACE', '/', {}],
    ['TRACE', '/api/restaurants', {}],
    ['PROPFIND', '/api/orders', {}],
    ['PROPFIND', '/login', {}],
    ['OPTIONS', '/images/fallback.webp', {}],
    ['POST', '/home', {}],
    // There are no server actions, so their requests are refused unread.
    ['POST', '/', { 'next-action': '00'.repeat(21), 'content-type': 'text/plain' }],
  ] as const) {
    const answer = await answerTo(`${baseURL}${path}`, method, headers)
    expect({ method, path, ...answer }).toMatchObject({ method, path, ...refusal })
    expect(answer.allow).toContain('GET, HEAD')
  }
})

/** Asks to upgrade to another protocol, and returns the answer once the connection is closed. */
async function upgrade(baseURL: string | undefined, target: string, protocol: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`)
  return text(socket)
}

test('a request to upgrade to another protocol gets an ordinary answer, and its connection is closed', async ({
  baseURL,
}) => {
  for (const protocol of ['h2c', 'websocket']) {
    for (const [target, status] of [
      ['/api/health/live', 200],
      ['/api/nowhere', 404],
      ['/nowhere/at/all', 404],
      ['/_next/hmr', 404],
      // Next redirects doubled slashes.
      ['//[', 308],
    ] as const) {
      const answer = await upgrade(baseURL, target, protocol)
      expect([target, answer.slice(0, 12)]).toEqual([target, `HTTP/1.1 ${status}`])
      expect(answer).toMatch(/^x-request-id: [\da-f-]{36}\r$/im)
      expect(answer).toMatch(/^connection: close\r$/im)
    }
  }
})

test('a request with two lengths is refused [V4.2.1]', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.end(
    'POST /api/auth/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /home HTTP/1.1\r\nHost: a\r\n\r\n',
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a request with two hosts, or for anything but a path, is refused [V4.2.1]', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  for (const head of [
    'GET /home HTTP/1.1\r\nHost: a\r\nHost: b',
    'GET * HTTP/1.1\r\nHost: a',
    'GET http://a/home HTTP/1.1\r\nHost: a',
  ]) {
    const socket = connect(Number(port), hostname)
    socket.write(`${head}\r\n\r\n`)
    expect([head, (await text(socket)).slice(0, 12)]).toEqual([head, 'HTTP/1.1 400'])
  }
})

test('files of the project are not served and folders are not listed [V13.4.1, V13.4.2–5]', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/lib/env.ts',
    '/.data/plateful.db',
    '/images/',
    '/_next/static/',
    '/images/..%2f..%2f.env',
    '/_next/static/..%2f..%2f..%2f.env',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
  }
})

test('the pages of a signed-in user are not cached [V14.3.2]', async ({ context, customer }) => {
  expect(await (await context.request.get('/api/auth')).json()).toMatchObject({ id: customer.id })
  for (const path of ['/account', '/wallet', '/orders', '/reviews', '/favorites']) {
    const answer = await context.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['cache-control']).toMatch(/\bprivate\b.*\bno-store\b/)
  }
})

test('a page that is the same for everybody is kept by the browser alone, for the back button [7.5.6]', async ({
  context,
  customer,
}) => {
  const answer = await context.request.get('/home')
  expect(answer.headers()['cache-control']).toBe('private, no-cache')
  expect(answer.headers().vary).toMatch(/\bCookie\b/)
  expect(await answer.text()).not.toContain(customer.firstName)
})

test('each page sets one anti-forgery cookie, whether it is rendered or in memory', async ({ baseURL }) => {
  const unseen = `/home?q=${crypto.randomUUID().slice(0, 8)}`
  for (const path of [unseen, unseen, '/login', '/account', '/nowhere', '/api/auth', '/api/restaurants']) {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' })
    const tokens = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('XSRF-TOKEN='))
    expect([path, tokens.length]).toEqual([path, 1])
  }
})
