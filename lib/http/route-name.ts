import { api } from '@/lib/contracts/operations'

const BESIDE_THE_TABLE = [
  '/api',
  '/api/docs',
  '/api/openapi.json',
  '/api/images/{hash}',
  '/api/metrics',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/health/ledger',
]

/** A path without what differs from call to call: ids, the names of parameters, a slash at the end. */
const shapeOf = (path: string) =>
  path
    .replace(/\/$/, '')
    .replaceAll(/\{[^}]*\}/g, '*')
    .replaceAll(/\/(?:\d+|[0-9a-f]{64})(?=\/|$)/g, '/*')

const NAMES: ReadonlyMap<string, string> = new Map(
  [...BESIDE_THE_TABLE, ...Object.values(api).map(({ path }) => path)].map((path) => [shapeOf(path), path]),
)

const isAsset = (pathname: string) =>
  pathname.startsWith('/_next/') ||
  pathname.startsWith('/images/') ||
  /\.(?:svg|png|ico|webp|txt|xml|webmanifest)$/.test(pathname)

/**
 * The name under which a path is counted and logged: one of a small closed set, and without anything of a person in it.
 * Calls of the API have the path of their documentation; the rest is `page`, `asset` or an unknown path of the API.
 */
export function routeName(pathname: string): string {
  if (pathname === '/api' || pathname.startsWith('/api/')) return NAMES.get(shapeOf(pathname)) ?? '/api/…'
  return isAsset(pathname) ? 'asset' : 'page'
}
