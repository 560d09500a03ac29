import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentVersion } from '@/lib/db/engine'
import { env } from '@/lib/env'
import { issueToken, TOKEN_COOKIE } from '@/lib/http/anti-forgery'
import { hashedPolicy, POLICY_HEADER } from '@/lib/http/content-security'
import { readCookies } from '@/lib/http/cookies'
import { missingCookies } from '@/lib/http/page-cookies'
import { knows, REQUEST_ID_HEADER } from '@/lib/http/respond'
import { metrics } from '@/lib/metrics'
import { accepts, addVary } from './accepted-encoding'
import { type AnswerKey, answerKey } from './answer-key'
import { askInside, type InnerAnswer } from './inner-request'
import type { LastStep, Step } from './step'

const MAX_BYTES = 64 * 1024 * 1024
/** Separate, since any search text is possible: searches must not push out the other answers. */
const MAX_SEARCH_BYTES = 8 * 1024 * 1024
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Oldest age of an answer that shows the time of day. */
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
/** Small bodies are strings of their bytes: Node sends them in one write with the head, which takes half the time. */
type Body = Buffer | string

const MAX_STRING_BYTES = 16 * 1024
const bodyOf = (bytes: Buffer): Body => (bytes.length > MAX_STRING_BYTES ? bytes : bytes.toString('latin1'))
const bytesOf = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

const POLICY = POLICY_HEADER.toLowerCase()
const compress = promisify(brotliCompress)

const HOST = new URL(env.APP_URL).host

/** Headers that belong to one answer; each visitor gets their own. */
const OF_ONE_ANSWER = ['set-cookie', 'transfer-encoding', 'content-length', 'content-encoding']

/**
 * A cache of whole public answers in front of Next: one rendering serves everyone until its content changes. Only
 * public calls and pages are kept (see ./answer-key.ts). They are rendered without cookies, so they hold nothing about
 * a visitor.
 */
export class KeptAnswers {
  readonly #versionNow: () => ContentVersion | null
  readonly #pages = cacheOf(MAX_BYTES)
  readonly #searches = cacheOf(MAX_SEARCH_BYTES)
  /** Renderings in progress, shared by everyone who asks meanwhile. */
  readonly #pending = new Map<string, Promise<Kept | InnerAnswer>>()
  /** The ids of requests being rendered, without those for which Next reported an error. */
  readonly #unfailed = new Set<string>()

  constructor(versionNow: () => ContentVersion | null) {
    this.#versionNow = versionNow
  }

  /** Answers from memory, or from one rendering shared by everyone who asks meanwhile. */
  readonly take: Step = (request, response, last) => {
    const key = answerKey(request)
    const version = key && this.#versionOf(key)
    if (!key || version === null) return false
    if (this.#sendKept(key, version, request, response)) return true
    const pending = this.#pending.get(key.text)
    if (pending) {
      return pending.then(
        () => response.destroyed || this.#sendKept(key, this.#versionOf(key), request, response),
        () => false,
      )
    }
    const rendering = this.#render(last, key, version, String(request.headers[REQUEST_ID_HEADER]))
    this.#pending.set(key.text, rendering)
    return rendering.then((answer) => {
      if (response.destroyed) return true
      if ('gzip' in answer) send(answer, 'render', request, response)
      else sendOnce(answer, request, response)
      return true
    })
  }

  #sendKept(key: AnswerKey, version: string | null, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#cacheFor(key).get(key.text)
    if (!kept || kept.version !== version) return false
    send(kept, 'memory', request, response)
    return true
  }

  #cacheFor({ isSearch }: AnswerKey): LRUCache<string, Kept> {
    return isSearch ? this.#searches : this.#pages
  }

  #versionOf({ showsLikes }: AnswerKey): string | null {
    const now = this.#versionNow()
    return now && (showsLikes ? `${now.catalog}.${now.likes}` : `${now.catalog}`)
  }

  /** Renders the shared answer and keeps it if allowed. Only the id comes from the first visitor's request. */
  async #render(last: LastStep, key: AnswerKey, version: string, requestId: string): Promise<Kept | InnerAnswer> {
    // A request without a token would get one in its answer, which makes the answer private.
    const cookie = `${TOKEN_COOKIE}=${issueToken()}`
    const headers = { ...key.asked.headers, host: HOST, cookie, [REQUEST_ID_HEADER]: requestId }
    this.#unfailed.add(requestId)
    try {
      const answer = await askInside(last, key.asked.url, headers)
      for (const name of OF_ONE_ANSWER) delete answer.headers[name]
      // Next reports an error a few promises after it occurred.
      await nextTurn()
      return (this.#unfailed.has(requestId) && this.#keep(key, version, answer)) || answer
    } finally {
      this.#unfailed.delete(requestId)
      this.#pending.delete(key.text)
    }
  }

  /** Next reported an error of the request with this id; its answer is not kept. */
  noteError(requestId: unknown): void {
    this.#unfailed.delete(String(requestId))
  }

  /** Keeps a whole answer, unless it is already out of date. Returns null for an answer that must not be shared. */
  #keep(key: AnswerKey, version: string, { status, headers, body }: InnerAnswer): Kept | null {
    const isWhole = key.type !== 'text/html' || body.subarray(-20).includes('</html>')
    if (status !== 200 || !String(headers['content-type']).startsWith(key.type) || !isWhole) return null
    const shared = { ...headers }
    if (key.type !== 'application/json') shared[POLICY] = hashedPolicy(body.toString(), String(headers[POLICY]))
    // The browser may keep it for the back button: it shows nobody, and asks who is there when it comes back.
    if (key.type === 'text/html') Object.assign(shared, { 'cache-control': 'private, no-cache', vary: varyOf(headers) })
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

/** Uncompressed bodies of kept answers: in memory once, however many slow clients are still receiving them. */
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
  // The string holds one byte per character, so its length is right in this encoding only.
  if (typeof body === 'string') response.end(body, 'latin1')
  else response.end(body)
}

function sendOnce({ status, headers, body }: InnerAnswer, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  giveCookies(request, response)
  response.end(body)
}

/** After a login or a logout the browser asks again, since the landing page sends customers on. */
const varyOf = ({ vary }: OutgoingHttpHeaders) => [vary, 'Cookie'].flat().filter(Boolean).join(', ')

/** Sets the cookies that this browser lacks. */
function giveCookies(request: IncomingMessage, response: ServerResponse): void {
  const cookies = missingCookies(readCookies(request.headers.cookie ?? null))
  if (cookies.length === 0) return
  response.setHeader('Set-Cookie', cookies)
  // A shared cache must not give one browser's cookies to the next.
  const isShared = String(response.getHeader('Cache-Control')).startsWith('public')
  if (isShared) response.setHeader('Cache-Control', 'private, no-cache')
}
