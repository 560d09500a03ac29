import { MAX_FILE_LINES, withPlainLines } from '@/lib/menu/rules/menu-file'

/** A row of a file of cells, and the line where it begins. */
export type FileRow = { line: number; cells: string[] }

/** A file cannot be read on from `line`. */
export class FileFault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

const MAX_COLUMNS = 100
/** UTF-16 units of one row: all texts of an item at their longest fit several times. */
export const MAX_ROW_LENGTH = 32 * 1024
const LINE_END = /\r\n?|\n/

/**
 * The rows of a CSV file (RFC 4180, any delimiter and line ends), read one at a time. Throws `FileFault` at the first
 * quotation mark that cannot be read, and as soon as a row, its cells or the rows (blank ones too) are too many.
 */
export function* rowsOf(text: string, { delimiter, line }: { delimiter: string; line: number }): Generator<FileRow> {
  const bare = new RegExp(`[^"\r\n${delimiter}]*`, 'y')
  const lineEnd = new RegExp(`${LINE_END.source}|$`, 'y')
  let at = 0
  for (let count = 0; at < text.length; count += 1) {
    const fault = (message: string) => new FileFault(line, message)
    // The first row has the names of the columns.
    if (count > MAX_FILE_LINES) throw fault(`A file has at most ${MAX_FILE_LINES.toLocaleString('en-US')} lines.`)
    const start = at
    const cells: string[] = []
    do {
      if (cells.length === MAX_COLUMNS) throw fault(`A file has at most ${MAX_COLUMNS} columns.`)
      if (cells.length > 0) at += 1
      const isQuoted = text[at] === '"'
      const end = isQuoted ? endOfQuotes(text, at, start + MAX_ROW_LENGTH) : endOf(bare, text, at)
      if (end === -1) throw fault('A quotation mark opens here and is never closed.')
      if (end - start > MAX_ROW_LENGTH) throw fault('This line is too long. Is a quotation mark missing?')
      cells.push(isQuoted ? withPlainLines(text.slice(at + 1, end - 1).replaceAll('""', '"')) : text.slice(at, end))
      at = end
    } while (text[at] === delimiter)
    const end = endOf(lineEnd, text, at)
    if (end === -1) throw fault('A quotation mark stands where it cannot be read.')
    at = end
    yield { line, cells }
    line += text.slice(start, at).split(LINE_END).length - 1
  }
}

/** Where a sticky pattern that matches at a place ends; -1 when it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** The place after a quoted cell; -1 for one that is never closed. It is not looked for beyond `limit`. */
function endOfQuotes(text: string, at: number, limit: number): number {
  let quote = text.indexOf('"', at + 1)
  while (quote !== -1 && quote < limit && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  return quote === -1 ? -1 : quote + 1
}
