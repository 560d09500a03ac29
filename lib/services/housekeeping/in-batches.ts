import 'server-only'

/** Rows per write: SQLite runs on the main thread, and other writes wait. */
export const BATCH = 200

/**
 * Repeats a task that removes up to `BATCH` rows until there is nothing left to remove, each time in a write of its
 * own. The task names an order that an index has: without one Prisma sorts by id, for which the whole table is read.
 */
export async function inBatches(removeSome: () => Promise<number>): Promise<void> {
  while ((await removeSome()) === BATCH);
}
