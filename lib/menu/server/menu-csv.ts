import 'server-only'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse'
import { csvFile, unguarded } from '@/lib/csv'
import {
  MAX_FILE_LINES,
  MENU_COLUMNS,
  type MenuCells,
  type MenuColumn,
  withPlainLines,
} from '@/lib/menu/rules/menu-file'

/** A line of a menu, with its number. */
export type MenuLine = { line: number; cells: MenuCells }
export type MenuFault = { line: number; column: MenuColumn | null; message: string }
export type ReadMenu = { lines: MenuLine[]; ignored: string[]; faults: MenuFault[] }

/** Bytes that are parsed before other requests get their turn: a few milliseconds. */
const SLICE = 32 * 1024
/** Bytes of one line: all texts of an item at their longest fit twice. */
const MAX_LINE = 32 * 1024
const MAX_COLUMNS = 100

/** The file of a menu. */
export function menuFile(items: readonly Required<MenuCells>[]): string {
  return csvFile([MENU_COLUMNS, ...items.map((cells) => MENU_COLUMNS.map((column) => cells[column]))])
}

/** Reads a file as spreadsheets save it, in slices; its faults are those that leave lines unreadable. */
export async function readMenuFile(file: string): Promise<ReadMenu> {
  const none = (line: number, message: string) => ({
    lines: [],
    ignored: [],
    faults: [{ line, column: null, message }],
  })
  if (file.includes('\0')) return none(1, 'This is not a CSV file. Please save it as CSV first.')
  // Excel's own hint at the delimiter, which is no line of the table.
  const plain = withPlainLines(file)
  const [hint = ''] = /^sep=.\n/.exec(plain) ?? []
  const text = plain.slice(hint.length)
  const before = hint ? 1 : 0

  const reader = new RowReader(before)
  const parser = parse({ ...OPTIONS, delimiter: hint.at(4) ?? delimiterOf(text) })
  try {
    for await (const row of Readable.from(slicesOf(text)).pipe(parser)) {
      reader.take(row)
      if (reader.isFull) break
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser notices an open quote at the end of the file only.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? reader.nextLine : Number(error.lines) + before
    return none(line, textOfFailure(error))
  }
  if (reader.isFull) return none(reader.nextLine, `A file has at most ${MAX_FILE_LINES.toLocaleString('en-US')} lines.`)
  return reader.result()
}

async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += SLICE) {
    yield bytes.subarray(start, start + SLICE)
    await nextTurn()
  }
}

const OPTIONS: Options = {
  info: true,
  record_delimiter: '\n',
  relax_column_count: true,
  max_record_size: MAX_LINE,
}

/** The delimiter of the first line that is not empty: spreadsheets take a semicolon where decimals have a comma. */
function delimiterOf(text: string): string {
  const [header = ''] = /[^\n]+/.exec(text) ?? []
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

function textOfFailure({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark opens here and is never closed.'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'This line is too long. Is a quotation mark missing?'
  return 'A quotation mark stands where it cannot be read.'
}

/** Turns the rows of a table into lines of a menu, by the names in its first row. */
class RowReader {
  readonly #lines: MenuLine[] = []
  readonly #faults: MenuFault[] = []
  #columns: (MenuColumn | null)[] | null = null
  #ignored: string[] = []
  /** Where the next row begins. */
  nextLine: number
  readonly #before: number

  constructor(before: number) {
    this.#before = before
    this.nextLine = before + 1
  }

  get isFull(): boolean {
    return this.#lines.length > MAX_FILE_LINES
  }

  take({ info, record }: { info: InfoRecord; record: string[] }): void {
    const line = this.nextLine
    this.nextLine = info.lines + this.#before + 1
    if (record.every((cell) => cell.trim() === '')) return
    if (!this.#columns) this.#columns = this.#readHeader(record, line)
    else this.#readLine(this.#columns, record, line)
  }

  result(): ReadMenu {
    if (!this.#columns) this.#fault(1, 'The file is empty.')
    return { lines: this.#lines, ignored: this.#ignored, faults: this.#faults }
  }

  #readHeader(record: readonly string[], line: number): (MenuColumn | null)[] {
    const names = record.map((name) => name.trim().toLowerCase())
    const columns = names.map((name) => MENU_COLUMNS.find((column) => column === name) ?? null)
    const known = columns.filter((column) => column !== null)
    if (names.length > MAX_COLUMNS) this.#fault(line, `A file has at most ${MAX_COLUMNS} columns.`)
    else if (new Set(known).size < known.length) this.#fault(line, 'Two columns have the same name.')
    else if (!known.includes('id') && !known.includes('name')) {
      this.#fault(line, `The first line has to name the columns: ${MENU_COLUMNS.join(', ')}.`)
    }
    if (this.#faults.length > 0) return []
    this.#ignored = record
      .filter((name, at) => columns[at] === null && name.trim() !== '')
      .map((name) => name.slice(0, 80))
    return columns
  }

  #readLine(columns: readonly (MenuColumn | null)[], record: readonly string[], line: number): void {
    // The header is wrong.
    if (columns.length === 0) return
    if (record.slice(columns.length).some((cell) => cell.trim() !== '')) {
      this.#fault(line, 'This line has more cells than the first one.')
    }
    const cells: MenuCells = {}
    for (const [at, column] of columns.entries()) {
      const cell = record[at]
      if (column && cell !== undefined) cells[column] = unguarded(cell)
    }
    this.#lines.push({ line, cells })
  }

  #fault(line: number, message: string): void {
    this.#faults.push({ line, column: null, message })
  }
}
