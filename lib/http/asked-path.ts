/** Carries the path and query of the page that was asked for to its server components, which Next does not tell them. */
export const ASKED_PATH_HEADER = 'x-plateful-asked-path'

/** The path with its query, without what Next's router adds to fetch the page's data. */
export function askedPath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
