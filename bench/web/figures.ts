/** The middle of some figures; NaN without any. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** A number of bytes in thousands. */
export const thousands = (bytes: number) => (bytes / 1000).toFixed(1)

export const milliseconds = (time: number) => (Number.isNaN(time) ? '–' : `${Math.round(time)} ms`)

/** A table in Markdown; all but the first column are aligned to the right. */
export function tableOf(headings: readonly string[], rows: readonly string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(headings), line(rule), ...rows.map(line)].join('\n')
}
