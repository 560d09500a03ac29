import type { Page } from '@/lib/contracts/answers'
import { fieldError } from '@/lib/errors'

// A page goes on behind the values of a row rather than behind the row: that may be gone when the next page is asked for.

/** The condition of a page of a list sorted by id. */
export function afterId({ cursor }: Page) {
  return cursor && { id: { gt: cursor.id } }
}

/** The condition of a page of a list sorted by creation, newest first. Throws `validation` for another list's cursor. */
export function beforeInstant({ cursor }: Page) {
  if (!cursor) return undefined
  const { id, at } = cursor
  if (!at) throw fieldError('cursor', 'Unknown cursor')
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } }
}

/** How many rows to read: one more than asked for tells whether another page follows. */
export function rowsToRead({ limit }: Page): number {
  return limit + 1
}

export type Paged<Row> = { rows: Row[]; nextCursor: string | null }

/** Cuts the extra row off again and names the cursor of the next page. */
export function paged<Row>(rows: Row[], { limit }: Page, cursorOf: (row: Row) => string): Paged<Row> {
  if (rows.length <= limit) return { rows, nextCursor: null }
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  return { rows: kept, nextCursor: last === undefined ? null : cursorOf(last) }
}

/** The cursor behind a row of a list sorted by id. */
export function idCursor({ id }: { id: number }): string {
  return String(id)
}

/** The cursor behind a row of a list sorted by creation. */
export function instantCursor({ id, createdAt }: { id: number; createdAt: Date }): string {
  return `${createdAt.getTime()}.${id}`
}
