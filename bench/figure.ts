/** The site under test and its yardstick, for the figures. */
export type Bench = {
  /** How often each pair is measured. */
  rounds: number
  /** The production server, on the small dataset. */
  site: Server
  /** The yardstick: a server that does the minimum for the same answers; see limits/read.mjs. */
  limitRead: Server
  /** The database file of both. */
  file: string
  /** The database file of the large dataset, if it was made. */
  largeFile: string | null
}

export type Server = { url: string; port: number; pid: number }

/** One line of the table: one measurement per round, and that of the yardstick in the same round. */
export type Row = {
  title: string
  unit: string
  ours: number[]
  yardstick?: { title: string; values: number[] }
  /** The goal for the median: at least or at most this ratio, or this value where there is no yardstick. */
  goal?: { atLeast: number } | { atMost: number }
}

/** Measures one thing; `npm run bench -- --only name` chooses it. */
export type Figure = { name: string; measure: (bench: Bench) => Promise<Row[]> }

/**
 * Measures both in turn, so that other work of the machine slows both of them. Their first answers are not
 * counted: they warm both up.
 */
export async function sideBySide<T>(
  rounds: number,
  measureOurs: () => Promise<T>,
  title: string,
  measureYardstick: () => Promise<T>,
): Promise<{ ours: T[]; yardstick: { title: string; values: T[] } }> {
  await measureOurs()
  await measureYardstick()
  const ours: T[] = []
  const values: T[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureOurs())
    values.push(await measureYardstick())
  }
  return { ours, yardstick: { title, values } }
}
