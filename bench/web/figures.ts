import { spreadOf } from '../statistics'

/** A number of bytes in thousands. */
export const thousands = (bytes: number) => (bytes / 1000).toFixed(1)

/** The median of some times. */
export function milliseconds(times: readonly number[]): string {
  const { median } = spreadOf(times)
  return Number.isNaN(median) ? '–' : `${Math.round(median)} ms`
}

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
