import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentVersion } from '@/lib/db/engine'
import { isUnavailable } from '@/lib/db/failures'
import { env } from '@/lib/env'
import { issueToken, TOKEN_COOKIE } from '@/lib/http/anti-forgery'
import { hashedPolicy, POLICY_HEADER } from '@/lib/http/content-security'
import { REQUEST_ID_HEADER } from '@/lib/http/respond'
import { withEncoding } from './accepted-encoding'
import { type AnswerKey, answerKey, FIRST_VISIT } from './answer-key'
import { askInside, type InnerAnswer } from './inner-request'
import { ageOf, beUnavailable, bodyOf, type Kept, listOf, send, sendOnce, sendStale } from './send-kept'
import { type StaticFiles, withSheets } from './static-files'
import type { LastStep, Step } from './step'

const MAX_BYTES = 64 * 1024 * 1024
/** Separate, since any search text is possible: searches must not push out the other answers. */
const MAX_SEARCH_BYTES = 8 * 1024 * 1024
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Oldest age of an answer that shows the time of day. */
const MAX_AGE_MS = 60_000
/** Oldest age of a search, which may have been answered just before the index learned of the version's change. */
const MAX_SEARCH_AGE_MS = 2_000
/** Oldest age of an answer while the database is away (RFC 5861, stale-if-error). */
const MAX_STALE_MS = env.STALE_MINUTES * 60_000
/** After a failed rendering, nothing is rendered for this long where an older answer does. */
const REST_MS = 1_000
/** How often those who wait for a rendering look whether the database is still there. */
const LOOK_MS = 250
/** Higher qualities take too long for an answer that may be replaced within a minute. */
const BROTLI_QUALITY = 5

function cacheOf(maxSize: number): LRUCache<string, Kept> {
  return new LRUCache<string, Kept>({
    maxSize,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ gzip }, key) => 2 * gzip.length + key.length + 1_000,
    ttl: Math.max(MAX_AGE_MS, MAX_STALE_MS),
  })
}

/** An answer that is not kept. `isAway`: the storage failed while it was rendered. */
type Passing = InnerAnswer & { isAway: boolean }
/** A rendering in progress. Next may report an error of it. */
type Rendering = { hasFailed: boolean; isAway: boolean }
const POLICY = POLICY_HEADER.toLowerCase()
const compress = promisify(brotliCompress)

const HOST = new URL(env.APP_URL).host

const idOf = ({ text }: AnswerKey, version: string) => `${version}\n${text}`

/** Headers that belong to one answer; each visitor gets their own. */
const OF_ONE_ANSWER = ['set-cookie', 'transfer-encoding', 'content-length', 'content-encoding']

/**
 * A cache of whole public answers in front of Next: one rendering serves everyone until its content changes. Only
 * public calls and pages are kept (see ./answer-key.ts). They are rendered without cookies, so they hold nothing about
 * a visitor. While the database is away, they are sent as they were last known.
 */
export class KeptAnswers {
  readonly #versionNow: () => ContentVersion | null
  readonly #files: StaticFiles
  readonly #maxStaleMs: number
  readonly #pages = cacheOf(MAX_BYTES)
  readonly #searches = cacheOf(MAX_SEARCH_BYTES)
  /** Renderings in progress by version and key, shared by everyone who asks meanwhile. */
  readonly #pending = new Map<string, Promise<Kept | Passing>>()
  /** Renderings in progress by the id of their request. */
  readonly #renderings = new Map<string, Rendering>()
  /** Until then the database counts as away, since a rendering failed. */
  #restsUntil = 0

  constructor(versionNow: () => ContentVersion | null, files: StaticFiles = new Map(), maxStaleMs = MAX_STALE_MS) {
    this.#versionNow = versionNow
    this.#files = files
    this.#maxStaleMs = maxStaleMs
  }

  /** Answers from memory, or from one rendering shared by everyone who asks meanwhile. */
  readonly take: Step = (request, response, last) => {
    const key = answerKey(request)
    if (!key) return false
    const version = this.#versionOf(key)
    if (version !== null && this.#sendKept(key, version, request, response)) return true
    const older = this.#lastKnown(key)
    if (older && (version === null || performance.now() < this.#restsUntil)) {
      return sendStale(older, request, response)
    }
    if (version === null) return false
    const pending = this.#pending.get(idOf(key, version))
    const rendering = pending ?? this.#render(last, key, version, String(request.headers[REQUEST_ID_HEADER]))
    return (older ? this.#unlessAway(rendering) : rendering).then(
      (answer) => {
        if (response.destroyed) return true
        if (!answer) return older !== null && sendStale(older, request, response)
        if (pending) return this.#sendKept(key, this.#versionOf(key), request, response)
        return 'gzip' in answer ? send(answer, 'render', request, response) : sendOnce(answer, request, response)
      },
      (error: unknown) => {
        if (!pending) throw error
        return false
      },
    )
  }

  #sendKept(key: AnswerKey, version: string | null, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#cacheFor(key).get(key.text)
    if (!kept || kept.version !== version) return false
    if (ageOf(kept) > (key.isSearch ? MAX_SEARCH_AGE_MS : MAX_AGE_MS)) return false
    return send(kept, 'memory', request, response)
  }

  /** The newest answer that may be sent while the database is away. For a page of Next's router also the whole page. */
  #lastKnown(key: AnswerKey): Kept | null {
    const cache = this.#cacheFor(key)
    // The router loads the whole page when it is answered with one.
    const kept = cache.get(key.text) ?? cache.get(key.page) ?? cache.get(key.page + FIRST_VISIT)
    return kept && ageOf(kept) < this.#maxStaleMs ? kept : null
  }

  /**
   * Waits for a rendering for which an older answer could stand in: null when the storage fails, or when the database
   * goes away meanwhile, since a statement without an answer would make everyone wait.
   */
  async #unlessAway(rendering: Promise<Kept | Passing>): Promise<Kept | Passing | null> {
    let timer: NodeJS.Timeout | undefined
    const away = new Promise<null>((resolve) => {
      timer = setInterval(() => this.#versionNow() === null && resolve(null), LOOK_MS)
    })
    const answered = rendering.catch(() => null)
    const answer = await Promise.race([answered, away]).finally(() => clearInterval(timer))
    if (answer && ('gzip' in answer || !answer.isAway)) return answer
    this.#restsUntil = performance.now() + REST_MS
    return null
  }

  #cacheFor({ isSearch }: AnswerKey): LRUCache<string, Kept> {
    return isSearch ? this.#searches : this.#pages
  }

  #versionOf({ showsLikes }: AnswerKey): string | null {
    const now = this.#versionNow()
    return now && (showsLikes ? `${now.catalog}.${now.likes}` : `${now.catalog}`)
  }

  /** Renders the shared answer and keeps it if allowed. Only the id comes from the first visitor's request. */
  #render(last: LastStep, key: AnswerKey, version: string, requestId: string): Promise<Kept | Passing> {
    const id = idOf(key, version)
    const rendering = this.#ask(last, key, version, requestId).finally(() => {
      this.#renderings.delete(requestId)
      this.#pending.delete(id)
    })
    this.#pending.set(id, rendering)
    return rendering
  }

  async #ask(last: LastStep, key: AnswerKey, version: string, requestId: string): Promise<Kept | Passing> {
    // A request without a token would get one in its answer, which makes the answer private.
    const cookie = `${TOKEN_COOKIE}=${issueToken()}`
    const headers = { ...key.asked.headers, host: HOST, cookie, [REQUEST_ID_HEADER]: requestId }
    const rendering: Rendering = { hasFailed: false, isAway: false }
    this.#renderings.set(requestId, rendering)
    const answer = await askInside(last, key.asked.url, headers)
    for (const name of OF_ONE_ANSWER) delete answer.headers[name]
    // Next reports an error a few promises after it occurred.
    await nextTurn()
    const kept = rendering.hasFailed ? null : this.#keep(key, version, answer)
    if (kept) return kept
    const isAway = rendering.isAway || answer.status === 503
    // It is gone or has become private: its last answer must not come back.
    if (!isAway) this.#cacheFor(key).delete(key.text)
    if (rendering.isAway && key.type === 'text/html') beUnavailable(answer)
    return { ...answer, isAway }
  }

  /** Next reported an error of the request with this id. False when the request is not one of the renderings. */
  noteError(error: unknown, requestId: unknown): boolean {
    const rendering = this.#renderings.get(String(requestId))
    if (!rendering) return false
    rendering.hasFailed = true
    rendering.isAway ||= isUnavailable(error)
    return true
  }

  /** Keeps a whole answer, unless it is already out of date. Returns null for an answer that must not be shared. */
  #keep(key: AnswerKey, version: string, { status, headers, body: rendered }: InnerAnswer): Kept | null {
    const isWhole = key.type !== 'text/html' || rendered.subarray(-20).includes('</html>')
    if (status !== 200 || !String(headers['content-type']).startsWith(key.type) || !isWhole) return null
    const body = key.isFirst ? Buffer.from(withSheets(rendered.toString(), this.#files)) : rendered
    const vary = withEncoding([headers.vary ?? []].flat().join(', '))
    const shared: OutgoingHttpHeaders = { ...headers, vary }
    if (key.type !== 'application/json') shared[POLICY] = hashedPolicy(body.toString(), String(headers[POLICY]))
    // The browser may keep it for the back button: it shows nobody, and asks who is there when it comes back.
    // After a login or a logout it asks again, since the landing page sends customers on.
    const forBrowsers = { 'cache-control': 'private, no-cache', vary: `${vary}, Cookie` }
    if (key.type === 'text/html') Object.assign(shared, forBrowsers)
    const kept: Kept = {
      version,
      madeAt: performance.now(),
      headers: listOf(shared),
      etag: headers.etag === undefined ? null : String(headers.etag),
      gzip: bodyOf(gzipSync(body)),
      brotli: null,
    }
    if (version !== this.#versionOf(key)) return kept
    this.#cacheFor(key).set(key.text, kept)
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    void compress(body, { params }).then((brotli) => {
      kept.brotli = bodyOf(brotli)
    })
    return kept
  }
}
