/** A session ends this many milliseconds after it began, whether it is used or not. */
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60_000
