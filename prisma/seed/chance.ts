/** Repeatable randomness: the same seed draws the same values on every machine. */
export type Chance = {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  /** True with the given probability. */
  maybe(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** A small generator (mulberry32), since Math.random cannot be seeded. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[int(0, from.length - 1)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  return { next, int, maybe: (probability) => next() < probability, pick, shuffle }
}

/** In milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant this many days ago between 11:00 and 21:00 in New York, when people order. At least one full day ago. */
export function orderTime(now: Date, daysAgo: number, chance: Chance): Date {
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  return new Date(midnight - (Math.max(daysAgo, 1) + 1) * DAY + 16 * HOUR + chance.int(0, 10 * 60) * MINUTE)
}

/** The instant this many minutes later. */
export function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE)
}
