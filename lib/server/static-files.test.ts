import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressFiles } from '@/scripts/setup/artifacts.mjs'
import { answerStaticFiles, readStaticFiles, withSheets } from './static-files'
import { inOrder } from './step'

const SCRIPT = `console.log(${JSON.stringify('compressible '.repeat(200))})`
const STYLE = 'a { color: red } @font-face { src: url(../media/c.woff2) } b { background: url(/d.svg) }'
const FILE = '/_next/static/chunks/a-1.js'

let directory: string
let server: Server

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(directory, 'chunks'))
  for (const name of ['chunks/a-1.js', 'chunks/b-2.css', 'c.woff2'])
    writeFileSync(path.join(directory, name), name.endsWith('.css') ? STYLE : SCRIPT)
  await compressFiles(directory)
  server = createServer(
    inOrder([answerStaticFiles(readStaticFiles(directory))], async (_, response) => {
      response.setHeader('X-From', 'Next').end('from Next')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }

function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, path: target, method, headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray()
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
    sent.on('error', reject).end()
  })
}

const IN_BOTH = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('a file of the build is sent as it was compressed', () => {
  test.each([
    ['brotli to clients that take it', IN_BOTH, 'br', brotliDecompressSync],
    ['gzip to others', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
    ['gzip to those that refuse brotli', { 'accept-encoding': 'br;q=0, gzip' }, 'gzip', gunzipSync],
  ])('%s', async (_, headers, encoding, decompress) => {
    const answer = await ask(FILE, headers)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/javascript; charset=UTF-8',
        'content-encoding': encoding,
        'content-length': String(answer.body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("script-src 'none'"),
      },
    })
    expect(decompress(answer.body).toString()).toBe(SCRIPT)
  })

  test('a style sheet has its own type', async () => {
    const { headers } = await ask('/_next/static/chunks/b-2.css', IN_BOTH)
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=UTF-8', 'content-encoding': 'br' })
  })

  test('HEAD gets the headers alone', async () => {
    const { headers, body } = await ask(FILE, IN_BOTH, 'HEAD')
    const whole = await ask(FILE, IN_BOTH)
    expect(body).toHaveLength(0)
    expect(headers).toMatchObject({ etag: whole.headers.etag, 'content-length': String(whole.body.length) })
  })

  test('a client that has it is told so', async () => {
    const { headers } = await ask(FILE, IN_BOTH)
    const again = await ask(FILE, { ...IN_BOTH, 'if-none-match': `"other", ${headers.etag}` })
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag, vary: 'Accept-Encoding' } })
    expect(again.body).toHaveLength(0)
    expect((await ask(FILE, { ...IN_BOTH, 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('Next keeps everything else', () => {
  test.each([
    ['a client without either encoding', FILE, {}, 'GET'],
    ['a range', FILE, { ...IN_BOTH, range: 'bytes=0-9' }, 'GET'],
    ['a range that is none', FILE, { ...IN_BOTH, range: 'bytes=9-0' }, 'GET'],
    ['another method', FILE, IN_BOTH, 'POST'],
    ['a file that is not compressed', '/_next/static/c.woff2', IN_BOTH, 'GET'],
    ['the compressed file itself', `${FILE}.br`, IN_BOTH, 'GET'],
    ['a file that is not there', '/_next/static/chunks/none.js', IN_BOTH, 'GET'],
    ['a path out of the directory', '/_next/static/../../package.json', IN_BOTH, 'GET'],
    ['an encoded path out of it', '/_next/static/%2e%2e/%2e%2e/package.json', IN_BOTH, 'GET'],
    ['a name that every object has', '/_next/static/__proto__', IN_BOTH, 'GET'],
    ['a page', '/home', IN_BOTH, 'GET'],
  ])('%s', async (_, target, headers, method) => {
    const answer = await ask(target, headers, method)
    expect(answer.headers['x-from']).toBe('Next')
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  test('all of it, when the build was not compressed', () => {
    expect(readStaticFiles(path.join(directory, 'nothing')).size).toBe(0)
  })
})

test('a page gets the style sheets of the build inside, with the addresses of their files', () => {
  const page = (sheets: string) => `<head>${sheets}<link rel="icon" href="/icon.svg"/></head>`
  const unknown = '<link rel="stylesheet" href="/other.css"/>'
  const link = '<link rel="stylesheet" href="/_next/static/chunks/b-2.css" nonce="n" data-precedence="next"/>'
  const style = `<style>${STYLE.replace('../', '/_next/static/')}</style>`
  expect(withSheets(page(link + unknown), readStaticFiles(directory))).toBe(page(style + unknown))
})
