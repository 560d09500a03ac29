/** Splits a full name: first and last word; a single word is the first name only (spec §5.1). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return { firstName: words[0] ?? '', lastName: last ?? '' }
}
