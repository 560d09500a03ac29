import * as z from 'zod/mini'
import { MAX_ROWS } from '@/lib/list-limits'

/** The shape of every error (`error` repeats `message`). */
export const errorOut = z
  .looseObject({ message: z.string(), error: z.string(), errors: z.record(z.string(), z.string()) })
  .register(z.globalRegistry, { id: 'Error' })
export type ErrorOut = z.infer<typeof errorOut>

export const messageOut = z.object({ message: z.string() }).register(z.globalRegistry, { id: 'Message' })

/** The answer to a deletion. */
export const deletedOut = z
  .object({ message: z.string(), id: z.int().check(z.positive()) })
  .register(z.globalRegistry, { id: 'Deleted' })

/** The query of a list; without a limit, it answers up to `MAX_ROWS` rows. */
export const pageQuery = z.object({
  limit: z
    ._default(
      z.pipe(
        z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'Limit must be a number from 1 to 1000')),
        z.transform(Number),
      ),
      MAX_ROWS,
    )
    .check(z.describe(`How many rows to answer, from 1 to ${MAX_ROWS}`)),
  cursor: z
    .optional(
      z.pipe(z.string().check(z.regex(/^(\d{1,15}\.)?[1-9]\d{0,14}$/, 'Unknown cursor')), z.transform(readCursor)),
    )
    .check(z.describe('Where to go on: the X-Next-Cursor of the answer before')),
})

/** Whether a query is that of a list, with or without fields of its own. */
export const isPageQuery = (query: z.ZodMiniType | undefined): boolean =>
  query instanceof z.ZodMiniObject && query.shape.cursor === pageQuery.shape.cursor

/** A cursor names the last row of a page: its id, preceded by the row's milliseconds in a list sorted by time. */
function readCursor(cursor: string): { id: number; at: Date | null } {
  const [id = '', at] = cursor.split('.').reverse()
  return { id: Number(id), at: at === undefined ? null : new Date(Number(at)) }
}

export type Page = z.output<typeof pageQuery>
