/**
 * The number of cards side by side in each part, for this many on the screen. Every part has room for one; the tallest
 * parts get more.
 */
export function roomOf(counts: readonly number[], cards: number): number[] {
  const room = counts.map(() => 1)
  for (let spare = cards - counts.length; spare > 0; spare -= 1) {
    const [fullest] = counts
      .map((count, part) => ({ part, rows: count / (room[part] ?? 1), room: room[part] ?? 1 }))
      .toSorted((a, b) => b.rows - a.rows || a.room - b.room)
    if (fullest) room[fullest.part] = fullest.room + 1
  }
  return room
}

/** The next room of each part: it stays until a change would shorten the tallest part by two rows. */
export function nextRoom(counts: readonly number[], cards: number, before: readonly number[]): readonly number[] {
  const best = roomOf(counts, cards)
  const isSame = before.length === counts.length
  return isSame && rowsOf(counts, before) < rowsOf(counts, best) + 2 ? before : best
}

function rowsOf(counts: readonly number[], room: readonly number[]): number {
  return Math.max(...counts.map((count, part) => Math.ceil(count / (room[part] ?? 1))))
}
