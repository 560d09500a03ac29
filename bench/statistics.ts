type Spread = { median: number; least: number; most: number }

/** The median of a list and its ends; between the two middle values when there is an even number. */
export function spreadOf(list: readonly number[]): Spread {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

/** The ratio of each measurement to that of the yardstick in the same round. */
export function ratiosOf(ours: readonly number[], yardstick: readonly number[]): number[] {
  return ours.map((value, round) => value / (yardstick[round] ?? Number.NaN))
}

/** A ratio as people say it, with two digits: '4.2 ×', '1/14'. */
export function ratioText(ratio: number): string {
  const part = twoDigits(1 / ratio)
  return ratio < 1 && part !== '1' ? `1/${part}` : `${twoDigits(ratio < 1 ? 1 : ratio)} ×`
}

/** A number with two digits, or all of those before the point: 0.095, 4.2, 43, 5600. */
export function twoDigits(value: number): string {
  if (value >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(2)))
}
