import { guarded, unguarded } from '@/lib/csv'
import { type Directory, decimalMarkOf, soldOutIn, withPlainLines } from './menu-file'
import { plainPrice, type SheetCell, type SheetColumn, type SheetRow } from './menu-sheet'

/** A cell, in quotes or not, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g

/** The rows of cells that a spreadsheet has copied. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const plain = withPlainLines(text).replace(/\n$/, '')
  for (const [, quoted = '', bare = `"${quoted}"`, end] of plain.matchAll(CELL)) {
    // Spreadsheets quote only such cells; other quotes belong to the text.
    row.push(/["\t\n]/.test(quoted) ? quoted.replaceAll('""', '"') : bare)
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

/** Rows of cells as a spreadsheet copies them, in which no text is a formula. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  const textOf = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map((cell) => textOf(guarded(cell))).join('\t')).join('\n')
}

type Place = {
  rows: readonly SheetRow[]
  /** The first row that is written. */
  at: number
  columns: readonly SheetColumn[]
  /** All get a single cell, if the first row is one of them. */
  selected: ReadonlySet<number>
  sections: Directory
}
export type Paste = { cells: SheetCell[]; leftRows: number; leftColumns: number }

/** The cells that copied ones are written to, to the right and below; those that do not fit are counted. */
export function pasteAt(
  block: readonly (readonly string[])[],
  { rows, at, columns, selected, sections }: Place,
): Paste {
  const width = block.reduce((most, cells) => Math.max(most, cells.length), 0)
  const isFill = block.length === 1 && width === 1 && selected.has(rows[at]?.id ?? 0)
  const targets = isFill ? rows.filter(({ id }) => selected.has(id)) : rows.slice(at, at + block.length)
  const pricesAt = columns.indexOf('price')
  const mark = decimalMarkOf(block.flatMap((cells) => cells[pricesAt] ?? []))
  const cells = targets.flatMap((row, index) =>
    columns.flatMap((name, place): SheetCell[] => {
      const text = (isFill ? block[0] : block[index])?.[place]
      if (text === undefined) return []
      const line = inOneLine(unguarded(text))
      return [{ row, column: name, text: name === 'price' ? plainPrice(line, mark) : known(name, line, sections) }]
    }),
  )
  return {
    cells,
    leftRows: isFill ? 0 : block.length - targets.length,
    leftColumns: Math.max(0, width - columns.length),
  }
}

const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()

/** A text as the sheet has it; one that names nothing stays as it is. */
function known(column: SheetColumn, text: string, sections: Directory): string {
  if (column === 'sold_out') return soldOutIn(text) ?? text
  const section = column === 'section' ? sections.find(text) : null
  return section === null ? text : sections.textOf(section)
}
