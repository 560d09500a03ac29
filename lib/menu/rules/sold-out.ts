/** Stored as the end of a sold-out mark that has no end. */
export const UNTIL_CHANGED = new Date('9999-12-31T00:00:00.000Z')

/** Whether a menu item cannot be ordered for now. */
export function isSoldOut({ soldOutUntil }: { soldOutUntil: Date | null }, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil > now
}

/** Whether a menu item is sold out until its owner changes it. */
export function isUntilChanged(soldOutUntil: Date | null): boolean {
  return soldOutUntil?.getTime() === UNTIL_CHANGED.getTime()
}
