/** A list with the element at `from` at `to`. */
export function moveInList<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one)
}
