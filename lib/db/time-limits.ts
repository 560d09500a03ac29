/** How long a write may take. */
export const TRANSACTION_LIMIT_MS = 15_000
/** A snapshot blocks nobody; only a hung one takes this long. */
export const SNAPSHOT_LIMIT_MS = 10 * 60_000
