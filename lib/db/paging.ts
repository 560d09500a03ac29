import type { Page } from '@/lib/contract/answers'
import { fieldError } from '@/lib/errors'
import { lastPage, pageRange } from '@/lib/list-pages'

/** The rows to read for a list shown up to a page; a page past the end counts as the last one. */
export function queryRange(asked: number, total: number, size?: number) {
  const { page, skip, take } = pageRange(Math.min(asked, lastPage(total, size)), size)
  return { page, rows: { skip, take } }
}

// A cursor holds the values of a row, not only its id: the row may be deleted before the next page is read.

/** The condition for a page of a list sorted by id. */
export function afterId({ cursor }: Page) {
  return cursor && { id: { gt: cursor.id } }
}

/** The condition for a page of a list sorted by creation, newest first. Throws `validation` for another list's cursor. */
export function beforeInstant({ cursor }: Page) {
  if (!cursor) return undefined
  const { id, at } = cursor
  if (!at) throw fieldError('cursor', 'Unknown cursor')
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } }
}

/** The number of rows to read: one extra tells whether another page follows. */
export function rowsToRead({ limit }: Page): number {
  return limit + 1
}

export type Paged<Row> = { rows: Row[]; nextCursor: string | null }

/** Removes the extra row and makes the cursor of the next page. */
export function paged<Row>(rows: Row[], { limit }: Page, cursorOf: (row: Row) => string): Paged<Row> {
  if (rows.length <= limit) return { rows, nextCursor: null }
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  return { rows: kept, nextCursor: last === undefined ? null : cursorOf(last) }
}

/** The same page with each row converted. */
export function mapRows<Row, Out>({ rows, nextCursor }: Paged<Row>, convert: (row: Row) => Out): Paged<Out> {
  return { rows: rows.map(convert), nextCursor }
}

/** The cursor after a row of a list sorted by id. */
export function idCursor({ id }: { id: number }): string {
  return String(id)
}

/** The cursor after a row of a list sorted by creation. */
export function instantCursor({ id, createdAt }: { id: number; createdAt: Date }): string {
  return `${createdAt.getTime()}.${id}`
}
