/** A copy of the list with one element moved. */
export function moveInList<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one)
}
