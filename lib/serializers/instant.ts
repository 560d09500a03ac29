/** An instant of an answer. */
export function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
