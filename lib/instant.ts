/** An instant as answers contain it. */
export function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}

/** The inverse of `instant`. */
export function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}

/** The later of two instants. */
export function latest(one: Date, other: Date | null): Date {
  return other && other > one ? other : one
}

/** The instant this many milliseconds later. */
export function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
