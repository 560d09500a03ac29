/** A cell that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A CSV file (RFC 4180) for spreadsheets. A text that would be a formula there gets an apostrophe in front. Excel
 * recognizes UTF-8 by the mark at the beginning.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
