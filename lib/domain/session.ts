/** A session ends so many milliseconds after it was begun, whatever is done with it. */
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60_000
