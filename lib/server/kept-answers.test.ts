import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { issueToken, isToken, TOKEN_COOKIE } from '@/lib/http/anti-forgery'
import { SESSION_COOKIE } from '@/lib/http/session'
import { metrics } from '@/lib/metrics'
import { KeptAnswers } from './kept-answers'
import { inOrder, type LastStep } from './step'

/** The cookies of a rendering. */
const OF_ITS_OWN = expect.stringMatching(/^XSRF-TOKEN=[^;]+$/)

vi.mock('node:zlib', async (importActual) => {
  const zlib = await importActual<typeof import('node:zlib')>()
  return { ...zlib, gunzipSync: vi.fn(zlib.gunzipSync) }
})

type Renderer = (request: IncomingMessage, response: ServerResponse) => unknown
type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

const PAGE = '<html><script nonce="n">start()</script><script src="/a.js" nonce="n"></script><p>Home</p></html>'

const CSS = Buffer.from('a{color:red}')
const SHEET = { type: 'text/css', etag: '', br: CSS, gzip: gzipSync(CSS) }

let version: { catalog: number; likes: number } | null
let render: Renderer
let renders: number
let server: Server
let kept: KeptAnswers

beforeEach(async () => {
  version = { catalog: 1, likes: 1 }
  renders = 0
  render = (_, response) => response.setHeader('Content-Security-Policy', "script-src 'nonce-n'").end(PAGE)
  const last: LastStep = async (asked, response) => {
    renders += 1
    response.setHeader('Content-Type', asked.url?.startsWith('/api/') ? 'application/json' : 'text/html; charset=utf-8')
    render(asked, response)
  }
  kept = new KeptAnswers(() => version, new Map([['/_next/static/a.css', SHEET]]))
  server = createServer(inOrder([kept.take], last))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = decoded(response.headers['content-encoding'], Buffer.concat(chunks))
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    sent.on('error', reject).end()
  })
}

function decoded(encoding: string | undefined, body: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

const tokenOf = ({ headers }: Answer) => /^XSRF-TOKEN=([^;]*)/.exec(headers['set-cookie']?.[0] ?? '')?.[1]

test('searches are kept, and however many they are, the other pages stay in memory', async () => {
  const page = `${PAGE.slice(0, -7)}${randomBytes(200_000).toString('hex')}</html>`
  render = (_, response) => response.setHeader('Content-Security-Policy', "script-src 'nonce-n'").end(page)
  await get('/home')
  await get('/home?q=pizza')
  await get('/home?q=pizza')
  expect(renders).toBe(2)
  for (let count = 0; count < 180; count += 1) await get(`/home?q=pizza${count}`)
  renders = 0
  await get('/home')
  expect(renders).toBe(0)
  await get('/home?q=pizza')
  expect(renders).toBe(1)
}, 60_000)

test('clients that take nothing compressed share one unzipped answer [T42]', async () => {
  render = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
  const unzipped = vi.mocked(gunzipSync)
  unzipped.mockClear()
  const answers = [await get('/home'), await get('/home'), await get('/home')]
  expect(answers.map(({ body }) => body)).toEqual([PAGE, PAGE, PAGE])
  expect(unzipped).toHaveBeenCalledOnce()
})

test('only a browser without a cookie gets the style sheets inside the page', async () => {
  const link = '<link rel="stylesheet" href="/_next/static/a.css"/>'
  render = (_, response) => response.end(`${link}${PAGE}`)
  const cookie = `${TOKEN_COOKIE}=${issueToken()}`
  expect((await get('/home')).body).toBe(`<style>a{color:red}</style>${PAGE}`)
  expect((await get('/home', { cookie })).body).toBe(`${link}${PAGE}`)
  expect((await get('/home')).body).toBe(`<style>a{color:red}</style>${PAGE}`)
  expect(renders).toBe(2)
})

test('an answer is rendered once and sent to every visitor as it was', async () => {
  render = (_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', Link: '</a.css>; rel=preload', 'X-Frame-Options': 'DENY' })
      .end(PAGE)
  const [first, second] = [await get('/home'), await get('/home')]
  expect(renders).toBe(1)
  for (const answer of [first, second]) {
    expect(answer).toMatchObject({ status: 200, body: PAGE })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html',
      link: '</a.css>; rel=preload',
      'x-frame-options': 'DENY',
    })
  }
})

test('the operator sees how many answers came from memory and how many were rendered', async () => {
  metrics.keptAnswers.reset()
  for (const path of ['/home', '/home', '/home?unknown=1', '/home']) await get(path)
  const { values } = await metrics.keptAnswers.get()
  expect(values.map(({ labels, value }) => [labels.source, value])).toEqual([
    ['render', 1],
    ['memory', 2],
  ])
})

test('what is written in parts is kept whole', async () => {
  render = (_, response) => {
    response.write('<p>Hé')
    setTimeout(() => response.end(Buffer.from('llo</p></html>')), 5)
  }
  await get('/home')
  expect((await get('/home')).body).toBe('<p>Héllo</p></html>')
})

test('it comes in the encoding that the visitor takes', async () => {
  await get('/home')
  await vi.waitFor(async () => {
    expect((await get('/home', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  })
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
    ['identity', undefined],
  ] as const) {
    const answer = await get('/home', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, PAGE])
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
  }
  expect(renders).toBe(1)
})

test('it is rendered from what its key knows, and from nothing else that the first visitor sent', async () => {
  let asked: unknown
  render = ({ url, headers }, response) => {
    asked = { url, headers }
    response.end(PAGE)
  }
  const sent = {
    host: 'evil.example',
    cookie: 'theme=dark',
    'accept-encoding': 'gzip',
    'user-agent': 'x',
    'next-router-prefetch': '1',
    'x-middleware-prefetch': '1',
    'x-request-id': 'id',
  }
  const first = await get('/home?sort=rating&cuisine=thai', sent)
  expect(first.headers['content-encoding']).toBe('gzip')
  const headers = { host: new URL(env.APP_URL).host, 'x-request-id': 'id', cookie: OF_ITS_OWN }
  expect(asked).toEqual({ url: '/home?cuisine=thai&sort=rating', headers })
})

test('what the router of Next fetches is rendered from its own headers too', async () => {
  let asked: unknown
  render = ({ url, headers }, response) => {
    asked = { url, headers }
    response.setHeader('Content-Type', 'text/x-component').end('0:{}')
  }
  const fetched = { rsc: '1', 'next-router-state-tree': 'tree', 'next-url': '/' }
  await get('/home?_rsc=h', { ...fetched, 'x-request-id': 'id', referer: '/' })
  await get('/home?_rsc=h', fetched)
  const headers = { ...fetched, host: new URL(env.APP_URL).host, 'x-request-id': 'id', cookie: OF_ITS_OWN }
  expect(asked).toEqual({ url: '/home?_rsc=h', headers })
  expect(renders).toBe(1)
})

test('it is rendered again once what it shows has changed', async () => {
  await get('/home')
  version = { catalog: 2, likes: 1 }
  await get('/home')
  expect(renders).toBe(2)
})

test('likes count for the calls that tell them only', async () => {
  await Promise.all([get('/home'), get('/api/menu-items')])
  version = { catalog: 1, likes: 2 }
  await Promise.all([get('/home'), get('/api/menu-items')])
  expect(renders).toBe(3)
})

test('what has changed while it was rendered is sent and not kept', async () => {
  render = (_, response) => {
    version = { catalog: renders + 1, likes: 1 }
    response.end(PAGE)
  }
  expect((await get('/home')).body).toBe(PAGE)
  await get('/home')
  expect(renders).toBe(2)
})

test('nothing is kept while the version cannot be read', async () => {
  version = null
  await get('/home')
  await get('/home')
  expect(renders).toBe(2)
})

test('those who ask while it is rendered wait for that one', async () => {
  let finish = () => {}
  render = (_, response) => {
    finish = () => response.end(PAGE)
  }
  const asked = [1, 2, 3, 4].map(() => get('/home'))
  await vi.waitFor(() => expect(renders).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 30))
  finish()
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual([PAGE, PAGE, PAGE, PAGE])
  expect(renders).toBe(1)
})

test('those who wait are answered when the first one goes away', async () => {
  let finish = () => {}
  render = (_, response) => {
    finish = () => response.end(PAGE)
  }
  const { port } = server.address() as AddressInfo
  const first = request({ port, path: '/home' }).on('error', () => {})
  first.end()
  await vi.waitFor(() => expect(renders).toBe(1))
  const second = get('/home')
  await new Promise((resolve) => setTimeout(resolve, 30))
  first.destroy()
  finish()
  expect((await second).body).toBe(PAGE)
  expect(renders).toBe(1)
})

test('those who wait for a rendering that fails are answered by Next', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  let fail = () => {}
  render = (_, response) => {
    if (renders > 1) response.end(PAGE)
    else fail = () => response.destroy()
  }
  const first = get('/home').then(
    () => 'an answer',
    () => 'a closed connection',
  )
  await vi.waitFor(() => expect(renders).toBe(1))
  const second = get('/home')
  await new Promise((resolve) => setTimeout(resolve, 30))
  fail()
  expect(await first).toBe('a closed connection')
  expect(complain).toHaveBeenCalledOnce()
  expect((await second).body).toBe(PAGE)
  expect((await get('/home')).body).toBe(PAGE)
})

test.each([
  ['an answer is kept for a minute at most, since it may show the time of day [4.18.10]', '/home', 60_000],
  ['a search is kept for two seconds, since the index may learn of a change after it [4.21.1]', '/home?q=pizza', 2_000],
])('%s', async (_, path, most) => {
  let passed = 0
  const started = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => started + passed)
  for (const [ms, expected] of [
    [0, 1],
    [most - 100, 1],
    [most + 100, 2],
  ] as const) {
    passed = ms
    // The cache looks at the clock once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await get(path)
    expect(renders).toBe(expected)
  }
  vi.restoreAllMocks()
})

describe('an answer that is not for everyone is not kept', () => {
  test('the landing page of somebody who is signed in and belongs elsewhere', async () => {
    await get('/')
    render = (_, response) => response.end('<p>Hello Ada</p>')
    expect((await get('/', { cookie: `${SESSION_COOKIE}=sealed` })).body).toBe('<p>Hello Ada</p>')
    expect((await get('/')).body).toBe(PAGE)
  })

  test.each([
    ['of another type', '/home', (response) => response.setHeader('Content-Type', 'application/json').end('{}')],
    ['of a call as a page', '/api/menu-items', (response) => response.setHeader('Content-Type', 'text/html').end(PAGE)],
    ['that ends too early', '/home', (response) => response.end(PAGE.replace('</html>', ''))],
  ] satisfies [string, string, (response: ServerResponse) => unknown][])('one %s', async (_, path, answer) => {
    render = (_, response) => answer(response)
    await get(path)
    await get(path)
    expect(renders).toBe(2)
  })

  test('one of which Next reported an error, though it has status 200', async () => {
    render = ({ headers }, response) => {
      response.end(PAGE)
      void Promise.resolve().then(() => kept.noteError(new Error('x'), headers['x-request-id']))
    }
    await get('/home', { 'x-request-id': 'one' })
    await get('/home', { 'x-request-id': 'two' })
    expect(renders).toBe(2)
  })

  test.each([302, 404, 500, 503])('one with status %i', async (status) => {
    render = (_, response) => response.writeHead(status).end('no')
    expect(await get('/home')).toMatchObject({ status, body: 'no' })
    await get('/home')
    expect(renders).toBe(2)
  })
})

describe('anti-forgery tokens', () => {
  test('a visitor without one gets one of their own', async () => {
    await get('/home')
    const [one, other] = [tokenOf(await get('/home')), tokenOf(await get('/home'))]
    expect([isToken(one), isToken(other)]).toEqual([true, true])
    expect(one).not.toBe(other)
  })

  test('a cookie that came with the rendered answer reaches nobody', async () => {
    render = (_, response) => response.setHeader('Set-Cookie', `${SESSION_COOKIE}=sealed; Path=/`).end(PAGE)
    const cookie = `${TOKEN_COOKIE}=${issueToken()}`
    for (const _ of ['rendered', 'from memory']) {
      expect((await get('/home', { cookie })).headers['set-cookie']).toBeUndefined()
    }
    expect(renders).toBe(1)
  })

  test('a page may be kept by its browser until another one signs in', async () => {
    render = (_, response) => response.setHeader('Cache-Control', 'private, no-store').end(PAGE)
    for (const _ of ['rendered', 'from memory']) {
      const { headers } = await get('/home')
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toMatch(/\bCookie\b/)
    }
  })

  test('one that fits stays, and only then may a cache share the answer of a call', async () => {
    render = (_, response) => response.setHeader('Cache-Control', 'public, no-cache').end('{}')
    await get('/api/restaurants/')
    const cookie = `${TOKEN_COOKIE}=${issueToken()}`
    const fits = await get('/api/restaurants/', { cookie })
    expect([fits.headers['set-cookie'], fits.headers['cache-control']]).toEqual([undefined, 'public, no-cache'])
    const foreign = await get('/api/restaurants/', { cookie: `${cookie}; ${SESSION_COOKIE}=sealed` })
    expect(isToken(tokenOf(foreign), 'sealed')).toBe(true)
    expect(foreign.headers['cache-control']).toBe('private, no-cache')
  })
})

test('a caller who has the answer already is told so', async () => {
  render = (_, response) => response.setHeader('ETag', '"tag"').end('{}')
  await get('/api/restaurants/')
  for (const known of ['"tag"', 'W/"tag"', '"other", "tag"']) {
    expect(await get('/api/restaurants/', { 'if-none-match': known })).toMatchObject({ status: 304, body: '' })
  }
  expect(await get('/api/restaurants/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: '{}' })
  expect(renders).toBe(1)
})

test('the scripts of a kept page run by their hashes, since its nonce is known', async () => {
  const policy = (await get('/home')).headers['content-security-policy']
  // The hash of "start()".
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-DIm7WJS6ZKDYe5qFLPy\+h4JFI9Bol5QmYC57mt3Fb00=';/)
  expect(policy).not.toContain('nonce')
})

test('an answer that was rendered to run nothing runs nothing from memory either', async () => {
  render = (_, response) => response.setHeader('Content-Security-Policy', "script-src 'none'").end(PAGE)
  for (const answer of [await get('/home'), await get('/home')]) {
    expect(answer.headers['content-security-policy']).toBe("script-src 'none'")
  }
  expect(renders).toBe(1)
})

test('a script that came into a page without its nonce does not run from memory either', async () => {
  render = (_, response) =>
    response
      .setHeader('Content-Security-Policy', "script-src 'nonce-n'")
      .end('<script>steal()</script><script nonce="guessed">steal()</script><script nonce="n">start()</script></html>')
  const policy = (await get('/home')).headers['content-security-policy']
  // The other hash is that of the start script.
  expect(String(policy).match(/'sha256-/g)).toHaveLength(2)
})
