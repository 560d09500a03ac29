import 'server-only'
import { csvFile, unguarded } from '@/lib/csv'
import { inSlices } from '@/lib/in-slices'
import { MENU_COLUMNS, type MenuCells, type MenuColumn } from '@/lib/menu/rules/menu-file'
import { FileFault, type FileRow, MAX_ROW_LENGTH, rowsOf } from './file-rows'

/** A line of a menu, with its number. */
export type MenuLine = { line: number; cells: MenuCells }
export type MenuFault = { line: number; column: MenuColumn | null; message: string }
export type ReadMenu = { lines: MenuLine[]; ignored: string[]; faults: MenuFault[] }

/** Faults that an answer lists. Reading stops at the next one. */
export const MAX_LISTED_FAULTS = 100

/** The file of a menu. */
export function menuFile(items: readonly Required<MenuCells>[]): string {
  return csvFile([MENU_COLUMNS, ...items.map((cells) => MENU_COLUMNS.map((column) => cells[column]))])
}

/** Reads a file as spreadsheets save it, in slices; its faults are those that leave lines unreadable. */
export async function readMenuFile(file: string): Promise<ReadMenu> {
  try {
    if (file.includes('\0')) throw new FileFault(1, 'This is not a CSV file. Please save it as CSV first.')
    // Excel's own hint at the delimiter, which is no line of the table.
    const [hint = '', hinted] = /^sep=([,;|\t])(?:\r\n?|\n)/.exec(file) ?? []
    const text = file.slice(hint.length)
    const reader = new RowReader()
    const rows = rowsOf(text, { delimiter: hinted ?? delimiterOf(text), line: hint ? 2 : 1 })
    for await (const row of inSlices(rows)) {
      reader.take(row)
      if (reader.faults.length > MAX_LISTED_FAULTS) break
    }
    return reader.result()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { lines: [], ignored: [], faults: [{ line: error.line, column: null, message: error.message }] }
  }
}

/** The delimiter of the first line that is not empty: spreadsheets take a semicolon where decimals have a comma. */
function delimiterOf(text: string): string {
  const [header = ''] = /[^\r\n]+/.exec(text.slice(0, MAX_ROW_LENGTH)) ?? []
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

/** Turns the rows of a table into lines of a menu, by the names in its first row. */
class RowReader {
  readonly #lines: MenuLine[] = []
  readonly faults: MenuFault[] = []
  #columns: (MenuColumn | null)[] | null = null
  #ignored: string[] = []

  take({ line, cells }: FileRow): void {
    if (cells.every((cell) => cell.trim() === '')) return
    if (!this.#columns) this.#columns = this.#readHeader(cells, line)
    else this.#readLine(this.#columns, cells, line)
  }

  result(): ReadMenu {
    if (!this.#columns) throw new FileFault(1, 'The file is empty.')
    return { lines: this.#lines, ignored: this.#ignored, faults: this.faults }
  }

  #readHeader(record: readonly string[], line: number): (MenuColumn | null)[] {
    const names = record.map((name) => name.trim().toLowerCase())
    const columns = names.map((name) => MENU_COLUMNS.find((column) => column === name) ?? null)
    const known = columns.filter((column) => column !== null)
    if (new Set(known).size < known.length) throw new FileFault(line, 'Two columns have the same name.')
    if (!known.includes('id') && !known.includes('name')) {
      throw new FileFault(line, `The first line has to name the columns: ${MENU_COLUMNS.join(', ')}.`)
    }
    this.#ignored = record
      .filter((name, at) => columns[at] === null && name.trim() !== '')
      .map((name) => name.slice(0, 80))
    return columns
  }

  #readLine(columns: readonly (MenuColumn | null)[], record: readonly string[], line: number): void {
    if (record.slice(columns.length).some((cell) => cell.trim() !== '')) {
      this.faults.push({ line, column: null, message: 'This line has more cells than the first one.' })
    }
    const cells: MenuCells = {}
    for (const [at, column] of columns.entries()) {
      const cell = record[at]
      if (column && cell !== undefined) cells[column] = unguarded(cell)
    }
    this.#lines.push({ line, cells })
  }
}
