import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentVersion } from '@/lib/db/engine'
import { env } from '@/lib/env'
import { hashedPolicy, POLICY_HEADER } from '@/lib/http/content-security'
import { readCookies } from '@/lib/http/cookies'
import { missingCookies } from '@/lib/http/page-cookies'
import { knows, REQUEST_ID_HEADER } from '@/lib/http/respond'
import { metrics } from '@/lib/metrics'
import { accepts, addVary } from './accepted-encoding'
import { type AnswerKey, answerKey } from './answer-key'
import { type CapturedAnswer, captureAnswer } from './captured-answer'

const MAX_BYTES = 64 * 1024 * 1024
/** People can search for anything: however much they do, the other answers stay. */
const MAX_SEARCH_BYTES = 8 * 1024 * 1024
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Answers that show the time of day may be this old. */
const MAX_AGE_MS = 60_000
/** Higher qualities take too long for an answer that may be replaced within a minute. */
const BROTLI_QUALITY = 5

function cacheOf(maxSize: number): LRUCache<string, Kept> {
  return new LRUCache<string, Kept>({
    maxSize,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ gzip }, key) => 2 * gzip.length + key.length + 1_000,
    ttl: MAX_AGE_MS,
  })
}

type Kept = { version: string; headers: OutgoingHttpHeaders; gzip: Body; brotli: Body | null }
/** A small one as a string of its bytes: Node writes it together with the head, which takes half the time. */
type Body = Buffer | string

const MAX_STRING_BYTES = 16 * 1024
const bodyOf = (bytes: Buffer): Body => (bytes.length > MAX_STRING_BYTES ? bytes : bytes.toString('latin1'))
const bytesOf = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

const POLICY = POLICY_HEADER.toLowerCase()
const compress = promisify(brotliCompress)

const HOST = new URL(env.APP_URL).host

/** Headers of a single answer, which each visitor gets their own of. */
const OF_ONE_ANSWER = [
  'set-cookie',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]

/**
 * Whole answers for everybody, in front of Next: one rendering is sent to all until its content changes. Only public
 * calls and pages are kept (see ./answer-key.ts): they are rendered without cookies, so they know nobody.
 */
export class KeptAnswers {
  readonly #versionNow: () => ContentVersion | null
  readonly #pages = cacheOf(MAX_BYTES)
  readonly #searches = cacheOf(MAX_SEARCH_BYTES)
  /** Answers that are being rendered: one for all who ask meanwhile. */
  readonly #pending = new Map<string, Promise<void>>()
  /** The ids of their requests, without those for which Next reported an error. */
  readonly #unfailed = new Set<string>()

  constructor(versionNow: () => ContentVersion | null) {
    this.#versionNow = versionNow
  }

  /** Answers from memory, now or once somebody else's render is done; `forward` is for everything else. */
  take(request: IncomingMessage, response: ServerResponse, forward: () => void): void {
    const key = answerKey(request)
    const version = key && this.#versionOf(key)
    const kept = key && this.#cacheFor(key).get(key.text)
    const pending = key && this.#pending.get(key.text)
    if (!key || version === null) forward()
    else if (kept?.version === version) send(kept, 'memory', request, response)
    else if (pending) void pending.then(() => this.#takeRendered(key, request, response, forward))
    else this.#render(key, version, request, response, forward)
  }

  #takeRendered(key: AnswerKey, request: IncomingMessage, response: ServerResponse, forward: () => void): void {
    const kept = this.#cacheFor(key).get(key.text)
    if (response.destroyed) return
    if (kept && kept.version === this.#versionOf(key)) send(kept, 'memory', request, response)
    else forward()
  }

  #cacheFor({ isSearch }: AnswerKey): LRUCache<string, Kept> {
    return isSearch ? this.#searches : this.#pages
  }

  #versionOf({ showsLikes }: AnswerKey): string | null {
    const now = this.#versionNow()
    return now && (showsLikes ? `${now.catalog}.${now.likes}` : `${now.catalog}`)
  }

  #render(key: AnswerKey, version: string, request: IncomingMessage, response: ServerResponse, forward: () => void) {
    const { url, headers } = request
    const requestId = String(headers[REQUEST_ID_HEADER])
    // Everybody gets this answer, so nothing else of the first visitor's request may have a part in it.
    request.url = key.asked.url
    request.headers = { ...key.asked.headers, host: HOST, [REQUEST_ID_HEADER]: requestId }
    let settle = () => {}
    this.#pending.set(key.text, new Promise((resolve) => (settle = resolve)))
    this.#unfailed.add(requestId)
    captureAnswer(response, (answer) => {
      // Next reports an error only a few promises after it occurred.
      setImmediate(() => {
        Object.assign(request, { url, headers })
        this.#pending.delete(key.text)
        const kept = this.#unfailed.delete(requestId) && answer && this.#keep(key, version, answer)
        if (answer && !response.destroyed) {
          response.removeHeader('Set-Cookie')
          if (kept) send(kept, 'render', request, response)
          else sendOnce(answer, request, response)
        }
        settle()
      })
    })
    forward()
  }

  /** Next reported an error of the request with this id; its answer is not kept. */
  noteError(requestId: unknown): void {
    this.#unfailed.delete(String(requestId))
  }

  /**
   * Keeps a whole answer, unless it is out of date by now. Returns the answer for this visitor; null means the answer as it was
   * captured.
   */
  #keep(key: AnswerKey, version: string, { status, headers, body }: CapturedAnswer): Kept | null {
    const isWhole = key.type !== 'text/html' || body.subarray(-20).includes('</html>')
    if (status !== 200 || !String(headers['content-type']).startsWith(key.type) || !isWhole) return null
    const shared = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)))
    if (key.type !== 'application/json') shared[POLICY] = hashedPolicy(body.toString(), String(headers[POLICY]))
    // The cookies of a browser are added later; caches may keep the shared part again.
    else shared['cache-control'] = 'public, no-cache'
    const kept: Kept = { version, headers: shared, gzip: bodyOf(gzipSync(body)), brotli: null }
    if (version !== this.#versionOf(key)) return kept
    this.#cacheFor(key).set(key.text, kept)
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    void compress(body, { params }).then((brotli) => {
      kept.brotli = bodyOf(brotli)
    })
    return kept
  }
}

/** The text of kept answers for clients that take no compressed ones: however many do not read it, it is in memory once. */
const plain = new LRUCache<Kept, Body>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (body) => body.length })

function plainOf(kept: Kept): Body {
  const known = plain.get(kept)
  if (known) return known
  const body = bodyOf(gunzipSync(bytesOf(kept.gzip)))
  plain.set(kept, body)
  return body
}

function send(kept: Kept, source: 'memory' | 'render', request: IncomingMessage, response: ServerResponse): void {
  const { headers, gzip, brotli } = kept
  metrics.keptAnswers.inc({ source })
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  giveCookies(request, response)
  if (headers.etag && knows(request.headers['if-none-match'], String(headers.etag))) {
    response.statusCode = 304
    response.end()
    return
  }
  const [encoding, body] =
    accepts(request, 'br') && brotli
      ? ['br', brotli]
      : accepts(request, 'gzip')
        ? ['gzip', gzip]
        : [null, plainOf(kept)]
  response.statusCode = 200
  addVary(response)
  if (encoding) response.setHeader('Content-Encoding', String(encoding))
  response.setHeader('Content-Length', body.length)
  // Its length is that of its bytes in this encoding, and in this one only.
  if (typeof body === 'string') response.end(body, 'latin1')
  else response.end(body)
}

function sendOnce({ body }: CapturedAnswer, request: IncomingMessage, response: ServerResponse): void {
  giveCookies(request, response)
  response.end(body)
}

/** Sets the cookies that this browser lacks. */
function giveCookies(request: IncomingMessage, response: ServerResponse): void {
  const cookies = missingCookies(readCookies(request.headers.cookie ?? null))
  if (cookies.length === 0) return
  // Next's own setHeader of an answer that it rendered would add the cookies of the rendering.
  ServerResponse.prototype.setHeader.call(response, 'Set-Cookie', cookies)
  // A cache that many share must not hand one browser's cookies to the next.
  const isShared = String(response.getHeader('Cache-Control')).startsWith('public')
  if (isShared) response.setHeader('Cache-Control', 'private, no-cache')
}

/** Puts the kept answers in front of a server's other listeners for requests. */
export function answerFromMemory(server: Server, kept: KeptAnswers): void {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    if (event !== 'request') return emit(event, ...rest)
    kept.take(request, response, () => emit(event, ...rest))
    return true
  }
}
