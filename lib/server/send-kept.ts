import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { STALE_MARK } from '@/lib/contract/stale-mark'
import { readCookies } from '@/lib/http/cookies'
import { missingCookies } from '@/lib/http/page-cookies'
import { knows, SECONDS_UNTIL_AVAILABLE } from '@/lib/http/respond'
import { metrics } from '@/lib/metrics'
import { processWide } from '@/lib/process-wide'
import { accepts } from './accepted-encoding'
import type { InnerAnswer } from './inner-request'

/** An answer that is kept. `madeAt` is a time of `performance.now()`; `headers` are ready to be set. */
export type Kept = {
  version: string
  madeAt: number
  headers: readonly Header[]
  etag: string | null
  gzip: Body
  brotli: Body | null
}
type Header = readonly [name: string, value: number | string | readonly string[]]
/** Small bodies are strings of their bytes: Node sends them in one write with the head, which takes half the time. */
type Body = Buffer | string

const MAX_STRING_BYTES = 16 * 1024
export const bodyOf = (bytes: Buffer): Body => (bytes.length > MAX_STRING_BYTES ? bytes : bytes.toString('latin1'))
const bytesOf = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

export const ageOf = ({ madeAt }: Kept) => performance.now() - madeAt

/** The headers of an answer as a list, which is faster to set. */
export const listOf = (headers: OutgoingHttpHeaders): readonly Header[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

/** Uncompressed bodies of kept answers: in memory once, however many slow clients are still receiving them. */
const plain = processWide(
  'uncompressed answers',
  () => new LRUCache<Kept, Body>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (body) => body.length }),
)

function plainOf(kept: Kept): Body {
  const known = plain.get(kept)
  if (known) return known
  const body = bodyOf(gunzipSync(bytesOf(kept.gzip)))
  plain.set(kept, body)
  return body
}

/**
 * Sends an answer although it may be out of date, and says so: to caches, and to the page, whose scripts can read no
 * other header of the answer that they came with. The header Warning is obsolete (RFC 9111, §5.5).
 */
export function sendStale(kept: Kept, request: IncomingMessage, response: ServerResponse): true {
  const age = Math.floor(ageOf(kept) / 1_000)
  response.setHeader('Age', age)
  response.setHeader('Cache-Status', `Plateful; hit; ttl=-${age}`)
  response.setHeader('Server-Timing', STALE_MARK)
  return send(kept, 'stale', request, response)
}

type Source = 'memory' | 'render' | 'stale'

export function send(kept: Kept, source: Source, request: IncomingMessage, response: ServerResponse): true {
  const { headers, etag, gzip, brotli } = kept
  metrics.keptAnswers.inc({ source })
  for (const [name, value] of headers) response.setHeader(name, value)
  giveCookies(request, response)
  if (etag !== null && knows(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    response.end()
    return true
  }
  const [encoding, body] =
    accepts(request, 'br') && brotli
      ? ['br', brotli]
      : accepts(request, 'gzip')
        ? ['gzip', gzip]
        : [null, plainOf(kept)]
  response.statusCode = 200
  if (encoding) response.setHeader('Content-Encoding', String(encoding))
  response.setHeader('Content-Length', body.length)
  // The string holds one byte per character, so its length is right in this encoding only.
  if (typeof body === 'string') response.end(body, 'latin1')
  else response.end(body)
  return true
}

/** The panel of a page whose storage failed; Next would answer 500. */
export function beUnavailable(answer: InnerAnswer): void {
  answer.status = 503
  answer.headers['retry-after'] = String(SECONDS_UNTIL_AVAILABLE)
}

export function sendOnce(
  { status, headers, body }: InnerAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): true {
  response.statusCode = status
  for (const [name, value] of listOf(headers)) response.setHeader(name, value)
  giveCookies(request, response)
  response.end(body)
  return true
}

/** Sets the cookies that this browser lacks. */
function giveCookies(request: IncomingMessage, response: ServerResponse): void {
  const cookies = missingCookies(readCookies(request.headers.cookie ?? null))
  if (cookies.length === 0) return
  response.setHeader('Set-Cookie', cookies)
  // A shared cache must not give one browser's cookies to the next.
  const isShared = String(response.getHeader('Cache-Control')).startsWith('public')
  if (isShared) response.setHeader('Cache-Control', 'private, no-cache')
}
