import { endpoints } from '@/lib/api/endpoints'
import { SCREENS } from '@/lib/api/screens'

/** All files share this name. */
export const ASSET = 'asset'
/** All paths that do not exist share this name. */
export const UNKNOWN = '/…'

const PATHS_BESIDE_THE_TABLE = [
  '/api',
  '/api/openapi.json',
  '/api/images/{hash}',
  '/api/metrics',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/health/ledger',
]

/** A path without ids and a trailing slash. */
const shapeOf = (path: string) => path.replace(/(?<=.)\/$/, '').replaceAll(/\/(?:\d+|[0-9a-f]{64})(?=\/|$)/g, '/*')

const NAMES: ReadonlyMap<string, string> = new Map(
  [...PATHS_BESIDE_THE_TABLE, ...Object.values(endpoints).map(({ path }) => path), ...Object.keys(SCREENS)].map(
    (name) => [name.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '*'), name],
  ),
)

const isAsset = (pathname: string) =>
  pathname.startsWith('/_next/') ||
  pathname.startsWith('/images/') ||
  /\.(?:svg|png|ico|webp|txt|xml|webmanifest)$/.test(pathname)

/**
 * The name under which a path is counted and logged: from a small closed set, without personal data. API calls use
 * their documented path, screens their route; the rest is a file or an unknown path.
 */
export function routeName(pathname: string): string {
  const known = NAMES.get(shapeOf(pathname))
  if (known) return known
  if (pathname === '/api' || pathname.startsWith('/api/')) return '/api/…'
  return isAsset(pathname) ? ASSET : UNKNOWN
}
