/** Signs that a formula begins with, in full width too. */
const SIGNS = '=+\\-@＝＋－＠'

/**
 * The places of a text where a spreadsheet could find a formula: its beginning, and after each semicolon, tab or line
 * end. A reader that splits at semicolons or tabs does so inside of a quoted cell too, since the quotation mark is not the
 * first character of its own cell. Readers drop spaces, and quotation marks could hide the guard.
 */
const places = (guard: string) =>
  new RegExp(
    `^${guard}(?=['"\\s]*[\\t\\r\\n${SIGNS}])|(?<=[;\\t\\r\\n])${guard}(?=(?:['"]|[^\\S\\t\\r\\n])*[${SIGNS}])`,
    'g',
  )
const UNGUARDED = places('')
const GUARDED = places("'")

/** A cell that spreadsheets show as text, even where it looks like a formula: an apostrophe stands before each sign. */
export const guarded = (cell: string): string => cell.replace(UNGUARDED, "'")

/** The inverse of `guarded`. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '')

/**
 * A CSV file (RFC 4180) for spreadsheets, in which no text is a formula, even for readers that split at semicolons or tabs.
 * Texts are quoted, numbers are not. It has a byte order mark, without which Excel takes UTF-8 for something else.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(value: string | number): string {
  const isNumber = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value)
  return isNumber ? String(value) : `"${guarded(value).replaceAll('"', '""')}"`
}
