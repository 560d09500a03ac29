/**
 * Beginnings of cells that spreadsheets run as formulas, in full width too and after spaces that some take away; and after
 * quotes that would hide the guard.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r\n]/

/** A cell that spreadsheets show as text, even one that looks like a formula. */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The inverse of `guarded`. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/**
 * A CSV file (RFC 4180) for spreadsheets, in which no text is a formula. It has a byte order mark, without which Excel takes UTF-8
 * for something else.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const cell = guarded(value)
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
