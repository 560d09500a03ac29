/** The header that carries the requested path and query to server components; Next does not give them these. */
export const ASKED_PATH_HEADER = 'x-plateful-asked-path'

/** The path with its query, without the parameters that Next's router adds. */
export function askedPath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
