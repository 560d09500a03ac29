import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'

/** The request for a page, from another page that the browser shows. */
export type Navigation = { path: string; headers: Record<string, string> }

/** The request of Next's router in the browser from the page `from` to `to`; the same page is refreshed. */
export async function navigation(from: string, to: string): Promise<Navigation> {
  const isRefresh = from === to
  const tree = encodeURIComponent(
    JSON.stringify(['', { children: shown(from) }, null, isRefresh ? 'refetch' : null, 16]),
  )
  const nextUrl = isRefresh ? undefined : from
  const hash = await computeCacheBustingSearchParam(undefined, undefined, tree, nextUrl)
  const headers = { rsc: '1', 'next-router-state-tree': tree, ...(nextUrl && { 'next-url': nextUrl }) }
  return { path: `${to}?_rsc=${hash}`, headers }
}

/** The segments of a page as the router keeps them, each around the next one. */
function shown(path: string): unknown[] {
  const names = path.split('/').filter(Boolean)
  const segments = names.map((name) => (/^\d+$/.test(name) ? ['id', name, 'd', null] : name))
  const groups =
    path === '/checkout' ? ['(checkout)'] : path === '/restaurants/manage' ? ['(owner)', '(all)'] : ['(shop)']
  return [...groups, ...segments].reduceRight<unknown[]>(
    (children, segment) => [segment, { children }, null, null, 0],
    ['__PAGE__', {}, null, null, 0],
  )
}
