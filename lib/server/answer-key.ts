import type { IncomingHttpHeaders } from 'node:http'
import { endpoints } from '@/lib/api/endpoints'
import { SCREENS } from '@/lib/api/screens'
import { SESSION_COOKIE } from '@/lib/http/session'
import { ROUTER_HEADERS } from './known-headers'
import { routeName } from './route-name'

/** The cache key of an answer, the request that renders it, and the content it shows. */
export type AnswerKey = {
  text: string
  /** The key of the whole page, for a part of it that Next's router fetches; else the same. */
  page: string
  /** The request passed to Next. It contains nothing else that the client sent. */
  asked: { url: string; headers: IncomingHttpHeaders }
  type: 'text/html' | 'text/x-component' | 'application/json'
  showsLikes: boolean
  /** The answer depends on a text that someone typed. */
  isSearch: boolean
  /** A whole page for a browser without a cookie, which has no file of the site yet. */
  isFirst: boolean
}

/** Endpoints with the same answer for everyone. Cached only without a query: lists have too many pages to keep. */
const CALLS = new Set<string>(
  Object.values(endpoints).flatMap((endpoint) => ('cacheable' in endpoint ? endpoint.path : [])),
)

/** The endpoints whose answers list who likes an item. */
const WITH_LIKES = new Set<string>([endpoints.listMenuItems.path, endpoints.getMenuItem.path])

/** Ends the key of a whole page for browsers without a cookie. */
export const FIRST_VISIT = '\nfirst visit'

const MAX_KEY_LENGTH = 4_000

/** Next puts the metadata into the head for these user agents; for browsers it may stream it into the body. */
const LIMITED_BOTS =
  /google|lighthouse|slurp|bot|spider|yandex|sogou|tumblr|vkshare|quora|ia_archiver|preview|facebook|whatsapp|yeti/i

type Asked = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }

/**
 * The cache key of a request whose answer is the same for everyone. Null when the answer may depend on the visitor, or
 * when the address has so many spellings that they would push other answers out of the cache.
 */
export function answerKey({ method, url = '/', headers }: Asked): AnswerKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return null
  const [path = '/', search = '', ...rest] = url.split('?')
  if (rest.length > 0) return null
  return path.startsWith('/api/') ? callKey(path, search) : pageKey(path, search, headers)
}

function callKey(path: string, search: string): AnswerKey | null {
  const name = routeName(path)
  if (search !== '' || !CALLS.has(name)) return null
  const url = path.replace(/\/$/, '')
  return {
    text: url,
    page: url,
    asked: { url, headers: {} },
    type: 'application/json',
    showsLikes: WITH_LIKES.has(name),
    isSearch: false,
    isFirst: false,
  }
}

function pageKey(path: string, sent: string, headers: IncomingHttpHeaders): AnswerKey | null {
  const { audience, kept: canonical } = SCREENS[routeName(path)] ?? {}
  if (!canonical || (path !== '/' && path.endsWith('/'))) return null
  if (LIMITED_BOTS.test(headers['user-agent'] ?? '')) return null
  // Customers and guests are redirected.
  if (audience === 'visitors' && headers.cookie?.includes(`${SESSION_COOKIE}=`)) return null
  const query = new URLSearchParams(sent)
  const fetched = headers.rsc === '1' ? routerHeaders(headers) : {}
  // Next's router adds `_rsc` to its requests; Next refuses a value that does not fit the headers.
  const hash = headers.rsc === '1' ? query.get('_rsc') : null
  if (hash !== null) query.delete('_rsc')
  const spelling = canonical(query)
  const wanted = new URLSearchParams(spelling)
  query.sort()
  wanted.sort()
  if (query.toString() !== wanted.toString()) return null
  const page = `${path}?${spelling}`
  const isFirst = headers.rsc !== '1' && headers.cookie === undefined
  const text = [page, ...Object.entries(fetched).flat()].join('\n') + (isFirst ? FIRST_VISIT : '')
  if (text.length > MAX_KEY_LENGTH) return null
  const search = [spelling, hash !== null && `_rsc=${encodeURIComponent(hash)}`].filter(Boolean).join('&')
  const asked = { url: search ? `${path}?${search}` : path, headers: fetched }
  const type = headers.rsc === '1' ? 'text/x-component' : 'text/html'
  return { text, page, asked, type, showsLikes: false, isSearch: wanted.has('q'), isFirst }
}

/** The headers, besides the address, that Next's answer to its router depends on. */
function routerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    ROUTER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
