import 'server-only'
import type { Db, Tx } from './database'

/** Rows per write: SQLite runs on the main thread, and other writes wait. */
export const BATCH = 200

/** The rows that `find` selects. */
export const BATCH_OF_IDS = { select: { id: true }, take: BATCH } as const

type Task = {
  /** Sort by an indexed column: by default Prisma sorts by id, which reads the whole table. */
  find: (tx: Tx) => Promise<{ id: number }[]>
  remove: (tx: Tx, id: { in: number[] }) => Promise<unknown>
}

/** Removes rows until none are left, each batch in its own write. */
export async function removeInBatches(db: Db, { find, remove }: Task): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await db.write(async (tx) => {
      const rows = await find(tx)
      await remove(tx, { in: rows.map(({ id }) => id) })
      return rows.length
    })
  }
}
