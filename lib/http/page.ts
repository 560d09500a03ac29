import type { Paged } from '@/lib/queries/page'
import { json } from './respond'

/** A list's answer; where it goes on is told in `X-Next-Cursor` and `Link`, so that its shape stays the documented one. */
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
