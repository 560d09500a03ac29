import { REQUEST_ID_HEADER } from '@/lib/http/respond'
import type { Step } from './step'

/** The headers that Next's router in the browser sends to fetch a page. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/**
 * The request headers that Next and the handlers see. Next trusts headers that only its own layers should set: one
 * makes a page answer `{}`, others rewrite paths or choose a page's nonce. New versions may trust more, so this list
 * names the allowed ones.
 */
export const KNOWN_HEADERS: ReadonlySet<string> = new Set([
  ...ROUTER_HEADERS,
  REQUEST_ID_HEADER,
  'accept',
  'accept-encoding',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'sec-fetch-dest',
  'sec-fetch-site',
  'transfer-encoding',
  'user-agent',
  'x-forwarded-for',
  'xsrf-token',
])

/** Removes every other header. */
export const dropUnknownHeaders: Step = ({ headers }) => {
  for (const name of Object.keys(headers)) if (!KNOWN_HEADERS.has(name)) delete headers[name]
}
