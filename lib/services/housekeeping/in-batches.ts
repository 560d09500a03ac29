import 'server-only'

/** Rows of one write: SQLite works on the main thread, and other writes wait meanwhile. */
export const BATCH = 200

/** Repeats a step that removes up to `BATCH` rows until there is nothing left to remove; each time in a write of its own. */
export async function inBatches(removeSome: () => Promise<number>): Promise<void> {
  while ((await removeSome()) === BATCH);
}
