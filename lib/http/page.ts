import * as z from 'zod/mini'
import type { Paged } from '@/lib/db/paging'
import { json } from './respond'

/** A page of a list, bare or as the only field of its answer; `X-Next-Cursor` and `Link` point to the next page. */
export function pageJson(request: Request, answer: z.ZodMiniType, { rows, nextCursor }: Paged<unknown>): Response {
  const headers = new Headers()
  if (nextCursor !== null) {
    const { pathname, searchParams } = new URL(request.url)
    searchParams.set('cursor', nextCursor)
    headers.set('X-Next-Cursor', nextCursor)
    headers.set('Link', `<${pathname}?${searchParams}>; rel="next"`)
  }
  const fields = answer instanceof z.ZodMiniObject ? Object.keys(answer.shape) : []
  return json(fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, rows])) : rows, { headers })
}
