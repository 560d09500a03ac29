import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileReplacedError } from '@/lib/db/sqlite-file'
import { env } from '@/lib/env'
import { REQUEST_ID_HEADER } from '@/lib/http/respond'
import { SESSION_COOKIE } from '@/lib/http/session'
import { KeptAnswers } from './kept-answers'
import { inOrder, type LastStep, type Step } from './step'

type Renderer = (request: IncomingMessage, response: ServerResponse) => unknown

const page = (text: string) => `<html><p>${text}</p></html>`
const AWAY = null

let version: { catalog: number; likes: number } | null
let render: Renderer
let renders: number
let server: Server
let kept: KeptAnswers
let passedMs: number

const giveId: Step = ({ headers }) => {
  headers[REQUEST_ID_HEADER] = randomUUID()
}

beforeEach(async () => {
  version = { catalog: 1, likes: 1 }
  renders = 0
  passedMs = 0
  const started = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => started + passedMs)
  answerWith('as it was')
  const last: LastStep = async (asked, response) => {
    renders += 1
    response.setHeader('Content-Type', asked.url?.startsWith('/api/') ? 'application/json' : 'text/html; charset=utf-8')
    render(asked, response)
  }
  kept = new KeptAnswers(() => version)
  server = createServer(inOrder([giveId, (...all) => kept.take(...all)], last))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Lets time pass; the cache looks at the clock once a millisecond. */
async function pass(ms: number): Promise<void> {
  passedMs += ms
  await new Promise((resolve) => setTimeout(resolve, 5))
}

function answerWith(text: string): void {
  render = (_, response) => response.end(page(text))
}

/** The storage fails as Next tells it: it reports the error, then sends the panel with a status of its own. */
function failToRender(): void {
  render = ({ headers }, response) => {
    kept.noteError(new FileReplacedError(), headers[REQUEST_ID_HEADER])
    response.statusCode = 500
    response.end(page('the panel'))
  }
}

async function get(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const text = await answer.text()
  return { status: answer.status, text, age: answer.headers.get('age'), headers: answer.headers }
}

test('while the database is away, an answer is sent as it was last known, with its age [4.33.1, 4.33.2]', async () => {
  await get('/home')
  expect((await get('/home')).age).toBeNull()
  version = AWAY
  await pass(90_000)
  const { status, text, headers } = await get('/home')
  expect([status, text]).toEqual([200, page('as it was')])
  const said = ['age', 'cache-status', 'server-timing', 'warning'].map((name) => headers.get(name))
  expect(said).toEqual(['90', 'Plateful; hit; ttl=-90', 'stale', null])
  expect(renders).toBe(1)
})

test('it is sent up to STALE_MINUTES old, and then no more [4.33.1]', async () => {
  await get('/home')
  version = AWAY
  render = (_, response) => response.writeHead(503).end('away')
  await pass(env.STALE_MINUTES * 60_000 - 1_000)
  expect((await get('/home')).status).toBe(200)
  await pass(2_000)
  expect((await get('/home')).status).toBe(503)
})

test('with STALE_MINUTES at 0 nothing old is sent [4.33.1]', async () => {
  kept = new KeptAnswers(() => version, undefined, 0)
  await get('/home')
  version = AWAY
  render = (_, response) => response.writeHead(503).end('away')
  expect((await get('/home')).status).toBe(503)
})

test('as soon as the database is back, nothing old is sent [4.33.3]', async () => {
  await get('/home')
  version = AWAY
  expect((await get('/home')).age).toBe('0')
  version = { catalog: 2, likes: 1 }
  answerWith('as it is')
  const answer = await get('/home')
  expect([answer.text, answer.age]).toEqual([page('as it is'), null])
})

test('a rendering that fails is tried again a second later, and meanwhile no other [4.33.1, 4.33.3]', async () => {
  await Promise.all([get('/home'), get('/restaurants/1')])
  renders = 0
  version = { catalog: 2, likes: 1 }
  failToRender()
  for (const path of ['/home', '/home', '/restaurants/1']) {
    const { status, text } = await get(path)
    expect([status, text]).toEqual([200, page('as it was')])
  }
  expect(renders).toBe(1)
  answerWith('as it is')
  await pass(1_100)
  for (const path of ['/home', '/restaurants/1']) expect((await get(path)).text).toBe(page('as it is'))
})

test('a call that is answered 503 is sent as it was last known [4.33.1]', async () => {
  render = (_, response) => response.setHeader('ETag', '"tag"').end('{"id":1}')
  await get('/api/restaurants/1')
  version = { catalog: 2, likes: 1 }
  render = (_, response) => response.writeHead(503).end('{}')
  expect(await get('/api/restaurants/1')).toMatchObject({ status: 200, text: '{"id":1}', age: '0' })
  expect(await get('/api/restaurants/1', { headers: { 'if-none-match': '"tag"' } })).toMatchObject({ status: 304 })
})

test('without an earlier answer, a page is answered 503 [4.33.4]', async () => {
  failToRender()
  const { status, text, headers } = await get('/home')
  expect([status, text, headers.get('retry-after')]).toEqual([503, page('the panel'), '5'])
})

test('a database that stops answering keeps nobody waiting for a rendering [4.33.1]', async () => {
  await get('/home')
  version = { catalog: 2, likes: 1 }
  let finish = () => {}
  render = (_, response) => {
    finish = () => response.end(page('too late'))
  }
  const waiting = [get('/home'), get('/home')]
  await vi.waitFor(() => expect(renders).toBe(2))
  version = AWAY
  for (const { text, age } of await Promise.all(waiting)) expect([text, age]).toEqual([page('as it was'), '0'])
  // Back again, nobody waits for the rendering that hangs.
  version = { catalog: 3, likes: 1 }
  await pass(1_100)
  const hanging = finish
  answerWith('as it is')
  expect((await get('/home')).text).toBe(page('as it is'))
  hanging()
})

test('a rendering that is slow is waited for, so that a change shows at once', async () => {
  await get('/home')
  version = { catalog: 2, likes: 1 }
  render = (_, response) => setTimeout(() => response.end(page('as it is')), 700)
  expect((await get('/home')).text).toBe(page('as it is'))
})

test('a page that is gone does not come back [4.33.3]', async () => {
  await get('/restaurants/1')
  version = { catalog: 2, likes: 1 }
  render = (_, response) => response.writeHead(404).end(page('gone'))
  expect((await get('/restaurants/1')).status).toBe(404)
  version = AWAY
  render = (_, response) => response.writeHead(503).end('away')
  expect((await get('/restaurants/1')).status).toBe(503)
})

test('a page fails for another reason as before', async () => {
  await get('/home')
  version = { catalog: 2, likes: 1 }
  render = ({ headers }, response) => {
    kept.noteError(new TypeError('x is not a function'), headers[REQUEST_ID_HEADER])
    response.writeHead(500).end(page('the panel'))
  }
  expect((await get('/home')).status).toBe(500)
})

test('a part of a page that was never asked for makes the router load the whole page [4.33.1]', async () => {
  await get('/home?page=2')
  version = AWAY
  const headers = { rsc: '1', 'next-router-state-tree': 'tree' }
  const answer = await get('/home?page=2&_rsc=x', { headers })
  expect([answer.headers.get('content-type'), answer.text]).toEqual(['text/html; charset=utf-8', page('as it was')])
})

test('nothing of a person is sent to another one, and those who belong elsewhere get no old page [4.33.4]', async () => {
  await get('/')
  await get('/orders', { headers: { cookie: `${SESSION_COOKIE}=sealed` } })
  version = AWAY
  render = (_, response) => response.writeHead(503).end('away')
  for (const path of ['/', '/orders', '/wallet', '/api/orders', '/api/auth/']) {
    const { status } = await get(path, { headers: { cookie: `${SESSION_COOKIE}=sealed` } })
    expect([path, status]).toEqual([path, 503])
  }
})

test('the head of a page says the same', async () => {
  await get('/home')
  expect(await get('/home', { method: 'HEAD' })).toMatchObject({ status: 200, text: '', age: null })
  version = AWAY
  expect(await get('/home', { method: 'HEAD' })).toMatchObject({ status: 200, text: '', age: '0' })
  expect(renders).toBe(1)
})
