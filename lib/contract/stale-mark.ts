/** The metric of `Server-Timing` by which a page knows that it was sent while the database was away. */
export const STALE_MARK = 'stale'
