import type { Paged } from '@/lib/db/paging'
import { json } from './respond'

/** The answer of a list; `X-Next-Cursor` and `Link` tell the next page, so that the body keeps its documented shape. */
export function pageJson<Row>(
  request: Request,
  { rows, nextCursor }: Paged<Row>,
  body: (rows: Row[]) => unknown,
): Response {
  const headers = new Headers()
  if (nextCursor !== null) {
    const { pathname, searchParams } = new URL(request.url)
    searchParams.set('cursor', nextCursor)
    headers.set('X-Next-Cursor', nextCursor)
    headers.set('Link', `<${pathname}?${searchParams}>; rel="next"`)
  }
  return json(body(rows), { headers })
}
