/**
 * How many cards stand side by side in each part, of this many on the screen. Every part has room for one; a part whose orders
 * would reach lower down than those of the others gets more.
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

/** The room that parts have from now on: cards stay where they are until the longest part becomes shorter by two rows. */
export function nextRoom(counts: readonly number[], cards: number, before: readonly number[]): readonly number[] {
  const best = roomOf(counts, cards)
  const isSame = before.length === counts.length
  return isSame && rowsOf(counts, before) < rowsOf(counts, best) + 2 ? before : best
}

function rowsOf(counts: readonly number[], room: readonly number[]): number {
  return Math.max(...counts.map((count, part) => Math.ceil(count / (room[part] ?? 1))))
}
