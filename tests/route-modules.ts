import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RouteHandler } from '@/lib/http/route'

const APP = path.resolve('app')

/** Every path under /api that has a route module, written as in the API document: `/api/orders/{id}`. */
export const ROUTE_FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(path.join(APP, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => [toPath(path.posix.join('/api', path.dirname(file))), path.join(APP, 'api', file)]),
)

/** Every screen but that of unknown paths, under the name of its route: `/restaurants/[id]`. */
export const SCREENS: readonly string[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => `/${path.dirname(file)}`.replace(/\/\([^)]*\)/g, '').replace(/^\/\.?$/, '') || '/')
  .filter((route) => !route.includes('[...'))

function toPath(folder: string): string {
  return folder.replace(/\/\([^)]*\)/g, '').replace(/\[([^\]]+)\]/g, '{$1}')
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
export type RouteModule = Partial<Record<Method, RouteHandler>>

/** The module in a route file. */
export async function loadRoute(file: string): Promise<RouteModule> {
  return import(/* @vite-ignore */ file)
}

/** The route file that answers a path, and its parameters, as Next chooses it, with a trailing slash or without. */
export function matchRoute(pathname: string): { file: string; params: Record<string, string | string[]> } {
  const segments = pathname.replace(/\/$/, '').split('/')
  const matches = [...ROUTE_FILES].flatMap(([pattern, file]) => {
    const params = paramsOf(pattern.split('/'), segments)
    return params ? [{ pattern, file, params }] : []
  })
  // A literal segment beats a parameter, and a parameter beats a catch-all.
  const rank = (pattern: string) => pattern.replaceAll(/\{\.\.\.[^}]+\}/g, '~').replaceAll(/\{[^}]+\}/g, '}')
  const [best] = matches.sort((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))
  if (!best) throw new Error(`No route answers ${pathname}`)
  return best
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string | string[]> | null {
  const params: Record<string, string | string[]> = {}
  for (const [at, part] of pattern.entries()) {
    const name = /^\{(?<rest>\.\.\.)?(?<name>[^}]+)\}$/.exec(part)?.groups
    const segment = segments[at]
    if (segment === undefined) return null
    if (name?.rest) return { ...params, [`${name.name}`]: segments.slice(at).map(decodeURIComponent) }
    if (name) params[`${name.name}`] = decodeURIComponent(segment)
    else if (part !== segment) return null
  }
  return segments.length === pattern.length ? params : null
}
